import { formatDay } from '#app/kernel/days.ts';
import { formatMoney } from '#app/kernel/money.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { useSite } from '#app/site/use-site.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/form/form-notice.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { peopleText } from './found-list.tsx';
import { goName } from './members-view.ts';
import type { ListPageView, ListView } from './members-view.server.ts';

interface CheckedListProps {
  readonly list: ListView;
  readonly view: ListPageView;
}

/** The sum of a list that waits, and the button that confirms it. */
export function CheckedList({ list, view }: CheckedListProps) {
  const { identity } = useSite();
  const { form, enrolled, consentError } = view;
  const { id, leftOut, sum } = list;
  return (
    <FormContext
      value={{
        id: 'confirm',
        errors: consentError === undefined ? {} : { consent: consentError },
        values: {},
      }}
    >
      <form className="card panel" method="post" action={form.path} noValidate>
        <h2 className="small-title">Confirm your list of {peopleText(sum.lives)}</h2>
        {leftOut > 0 && (
          <p>
            Without {leftOut === 1 ? 'the line' : `the ${formatNumber(leftOut)} lines`} to put
            right.
          </p>
        )}
        {sum.lives !== enrolled && (
          <p>
            Your order is for {peopleText(enrolled)}. We’ll contact you about the difference before
            cover starts.
          </p>
        )}
        <ListSum sum={sum} />
        {consentError !== undefined && (
          <ErrorSummary ref={null} errors={{ consent: consentError }} />
        )}
        <input type="hidden" name="list" value={id} />
        <ConsentBox wording="members-told-1" insurer={identity.name} />
        <p>
          <Button type="submit" name={goName} value="confirm">
            Confirm {peopleText(sum.lives)}
          </Button>
        </p>
      </form>
    </FormContext>
  );
}

/** The sum of the list that staff work with. */
export function ConfirmedList({ list }: { readonly list: ListView }) {
  const { sum, savedAt } = list;
  return (
    <section className="card panel" aria-labelledby="confirmed-title">
      <h2 className="small-title" id="confirmed-title">
        We have your list of {peopleText(sum.lives)}
      </h2>
      <p>
        Sent on {formatDay(savedAt)}. To change it, send the whole list again: it takes its place.
      </p>
      <ListSum sum={sum} />
    </section>
  );
}

function ListSum({ sum }: Pick<ListView, 'sum'>) {
  const { plans, price, seniorNote, olderThanBands } = sum;
  return (
    <div className="stack stack--5 members-sum">
      {plans.map(({ name, lives, lines }) => (
        <section key={name}>
          <h3>
            {name}, {peopleText(lives)}
          </h3>
          <dl>
            {lines.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatMoney(amount)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {price && (
        <p>
          Total for one year: <strong>{formatMoney(price.yearly)}</strong>
          {price.payments > 1 && `, in ${price.payments} payments of ${formatMoney(price.each)}`}
        </p>
      )}
      {seniorNote !== undefined && <p>{seniorNote}</p>}
      {!price && <p>For a group of this size we agree the price with you.</p>}
      {olderThanBands > 0 && (
        <p>
          {peopleText(olderThanBands)} above the ages of our price list: we agree their price with
          you, on top of this one.
        </p>
      )}
    </div>
  );
}
