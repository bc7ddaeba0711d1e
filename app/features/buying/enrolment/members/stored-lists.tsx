import { formatDay } from '#app/kernel/days.ts';
import { formatMoney, type Money } from '#app/kernel/money.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { useSite } from '#app/site/use-site.ts';
import { changeInWords, willChangeInWords } from '../list-change.ts';
import { peopleText } from './found-list.tsx';
import { MembersFormView } from './members-form.tsx';
import type { ListPageView, ListView } from './members-view.server.ts';

interface CheckedListProps {
  readonly list: ListView;
  readonly view: ListPageView;
}

/** The sum of a list that waits, and the button that confirms it. */
export function CheckedList({ list, view }: CheckedListProps) {
  const { identity } = useSite();
  const { form, enrolled } = view;
  const { id, leftOut, lives, seen } = list;
  const change = sumChange(list, view);
  const people = peopleText(lives);
  return (
    <MembersFormView
      id="confirm"
      title={`Confirm your list of ${people}`}
      form={form}
      go="confirm"
      send={`Confirm ${people}`}
    >
      {leftOut > 0 && (
        <p>
          {leftOut === 1
            ? 'The line with mistakes is left out.'
            : `The ${formatNumber(leftOut)} lines with mistakes are left out.`}
        </p>
      )}
      {lives !== enrolled && <p>Your order is for {peopleText(enrolled)}.</p>}
      <ListSum list={list} />
      {change !== undefined && <p>{change}</p>}
      <input type="hidden" name="list" value={id} />
      <input type="hidden" name="seen" value={seen} />
      <ConsentBox wording="members-told-1" insurer={identity.name} />
    </MembersFormView>
  );
}

/** What confirming a list does to the price of the order. */
function sumChange(
  { payment }: ListView,
  { price, paid, isCancelled }: ListPageView,
): string | undefined {
  if (isCancelled) return 'Your order is cancelled, so its price does not change.';
  if (payment) return willChangeInWords({ from: price, to: payment.yearTotal, paid });
  return price && `Until then your order keeps its price of ${formatMoney(price)} a year.`;
}

/** The sum of the list that staff work with. */
export function ConfirmedList({ list, view: { change, price } }: CheckedListProps) {
  const { lives, savedAt } = list;
  return (
    <section className="card panel" aria-labelledby="confirmed-title">
      <h2 className="small-title" id="confirmed-title">
        We have your list of {peopleText(lives)}
      </h2>
      <p>
        Sent on {formatDay(savedAt)}. To change it, send the whole list again. It replaces this one.
      </p>
      <ListSum list={list} price={price} />
      {change && <p>{changeInWords(change)}</p>}
    </section>
  );
}

interface ListSumProps {
  readonly list: ListView;
  /** What the order costs once the list is confirmed, whatever has changed since. */
  readonly price?: Money | undefined;
}

function ListSum({ list, price }: ListSumProps) {
  const { plans, payment, seniorNote, olderThanBands } = list;
  return (
    <div className="stack stack--5 members-sum">
      {plans.map(({ name, lives, lines }) => (
        <section key={name}>
          <h3 className="large below-2">
            {name}, {peopleText(lives)}
          </h3>
          <dl className="facts">
            {lines.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatMoney(amount)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {payment && (
        <p>
          Total for one year: <strong>{formatMoney(price ?? payment.yearTotal)}</strong>
          {!price &&
            payment.payments > 1 &&
            `, in ${payment.payments} payments of ${formatMoney(payment.each)}`}
        </p>
      )}
      {seniorNote !== undefined && <p>{seniorNote}</p>}
      {!payment && <p>For a group of this size we agree the price with you.</p>}
      {olderThanBands > 0 && (
        <p>
          {peopleText(olderThanBands)} above the ages of our price list: we agree their price with
          you, on top of this one.
        </p>
      )}
    </div>
  );
}
