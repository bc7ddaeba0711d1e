import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SpokenPrice } from '../../page/spoken-price.tsx';
import { NumberField, StepperField } from '../../page/stepper-field.tsx';
import { currencyChoices } from '../../prices/price-list.ts';
import { PriceValidityNote } from '../../prices/price-notes.tsx';
import { chargesOf, findRateNote } from '../../prices/price-words.ts';
import { CallSummary } from '../../quote/result/waiting-summary.tsx';
import type { PeoplePageData } from './people-values.ts';
import { usePeople } from './use-people.ts';
import { Price } from '../../prices/price.tsx';
import type { TierPrice } from './people-prices.ts';

const resultId = 'plan-prices';

/**
 * Prices the four plans for the people entered. Without scripts the button asks the server; with
 * scripts the prices follow every key.
 */
export function PlanPrices({ data }: { readonly data: PeoplePageData }) {
  const { form, state, errors, hasChanged, onInput, onStep, onBlur, onSubmit } = usePeople(
    data,
    resultId,
  );
  const { prices } = state;
  return (
    <FormContext value={{ id: 'people', errors, values: data.values }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its fields */}
      <form
        ref={form}
        className="card stack stack--5 people-form pad-card above-6 no-print"
        toolname="plan-prices"
        tooldescription="See what each health plan costs for these people"
        toolautosubmit=""
        method="get"
        action={`${data.path}#prices`}
        noValidate
        onInput={onInput}
        onBlur={onBlur}
        onSubmit={onSubmit}
      >
        <PeopleFormFields data={data} onStep={onStep} />
        {data.hasCurrencies && (
          <SelectField label="Currency" name="currency" choices={currencyChoices} />
        )}
        {data.values.plan !== '' && <input type="hidden" name="plan" value={data.values.plan} />}
        <Button type="submit" kind="brand">
          Show the prices
        </Button>
      </form>
      <div id={resultId} className="people-prices" tabIndex={-1}>
        {!prices && <p>Correct the answer above to see the prices.</p>}
        {prices?.kind === 'call' && (
          <div className="card stack pad-6 start">
            <CallSummary data={data} reason={prices.reason} />
          </div>
        )}
        {prices?.kind === 'priced' && (
          <ul className="grid tier-cards">
            {prices.tiers.map((price) => (
              <TierCard key={price.id} words={prices.words} price={price} data={data} />
            ))}
          </ul>
        )}
      </div>
      <PriceValidityNote
        validity={{ ...data.prices, charges: chargesOf(data.prices) }}
        rateNote={findRateNote(state.values.currency, data.prices)}
      />
      <SpokenPrice text={hasChanged ? spokenWords(state, data) : ''} />
    </FormContext>
  );
}

interface PeopleFormFieldsProps {
  readonly data: PeoplePageData;
  readonly onStep: () => void;
}

function PeopleFormFields({ data, onStep }: PeopleFormFieldsProps) {
  const { kind, buyer, prices } = data;
  const { family } = prices;
  const { adult, older } = prices.ages;
  switch (kind) {
    case 'ages':
      return (
        <NumberField
          label={buyer === 'me' ? 'Your age' : 'Their age'}
          name="age"
          hint="In years, on the day cover starts"
        />
      );
    case 'family':
      return (
        <>
          <StepperField
            label="Adults"
            name="adults"
            least={1}
            most={family.mostAdults}
            hint={`Aged ${adult.fromAge} to ${adult.toAge}, 1 or ${family.mostAdults}`}
            onChange={onStep}
          />
          <StepperField
            label="Children"
            name="children"
            most={family.mostChildren}
            hint={`Under ${adult.fromAge}, up to ${family.mostChildren}`}
            onChange={onStep}
          />
          <StepperField
            label="Parents"
            name="parents"
            most={family.mostParents}
            hint={`Aged ${older.fromAge} to ${older.toAge}, up to ${family.mostParents}. The calculator prices older parents`}
            onChange={onStep}
          />
        </>
      );
    case 'staff':
    case 'association':
      return (
        <NumberField
          label={kind === 'staff' ? 'Number of staff' : 'Number of members'}
          name="people"
          hint={`Adults aged ${adult.fromAge} to ${adult.toAge}. Add those aged ${older.fromAge} to ${older.toAge} and children in the calculator`}
        />
      );
  }
}

function spokenWords(
  { prices }: ReturnType<typeof usePeople>['state'],
  data: PeoplePageData,
): string {
  if (prices?.kind !== 'priced') return '';
  const list = prices.tiers.map(({ id, price }) => `${tierName(id, data)} ${price.text}`);
  return `${prices.words}, a year: ${list.join(', ')}`;
}

interface TierCardProps {
  /** Whom the price is for, such as "2 adults, 1 child". */
  readonly words: string;
  readonly price: TierPrice;
  readonly data: PeoplePageData;
}

function TierCard({ words, price, data }: TierCardProps) {
  const { id, each, discount, offerQuery } = price;
  const name = tierName(id, data);
  const isBest = id === data.recommended;
  return (
    <li className={`card ${isBest ? 'card--warm ' : ''}stack stack--2 tier-card pad-card`}>
      <div className="row row--apart">
        <h3>{name}</h3>
        {isBest && <span className="tag tag--accent">Recommended</span>}
      </div>
      <p className="note">
        <strong className="block display-name small-title text-strong">
          <Price {...price.price} />
        </strong>{' '}
        {words}, a year
      </p>
      {(each ?? discount) !== undefined && (
        <p className="smaller">
          {each && (
            <>
              <Price {...each} /> for each person
              {discount && ', '}
            </>
          )}
          {discount}
        </p>
      )}
      <div className="row row--middle tier-card__links small no-print">
        <ButtonLink small href={price.buyPath} kind={isBest ? 'primary' : 'secondary'}>
          Buy {name}
        </ButtonLink>
        {offerQuery === undefined ? (
          <a href={price.sumPath}>
            See how it’s worked out<span className="visually-hidden"> for {name}</span>
          </a>
        ) : (
          <a href={`${data.path}?${offerQuery}#offer`}>
            Get a quote<span className="visually-hidden"> for {name}</span> as a PDF
          </a>
        )}
      </div>
    </li>
  );
}

function tierName(id: TierPrice['id'], { tiers }: PeoplePageData): string {
  return tiers.find((tier) => tier.id === id)?.name ?? '';
}
