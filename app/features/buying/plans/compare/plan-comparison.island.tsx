import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { editionCurrency, perPayment, type InstalmentId } from '../../prices/price-list.ts';
import { useFormAddress } from '../../page/use-form-address.ts';
import {
  readComparisonChoice,
  PlanControls,
  type ComparisonChoice,
  type ComparisonDefaults,
} from './plan-controls.tsx';
import type { ComparisonData } from '../plan-page-data.ts';
import type { Tier } from '../catalogue.types.ts';
import { LimitsNote, PriceValidityNote } from '../../prices/price-notes.tsx';
import { priceCell, usualPair, type PriceCell } from './plan-rows.ts';
import { PlanTable } from './plan-table.tsx';
import { Price } from '../../prices/price.tsx';
import { buyPath, planPath } from '../plan-paths.ts';

interface PlanComparisonProps {
  readonly data: Omit<ComparisonData, 'page' | 'cover'> & { readonly tiers: readonly Tier[] };
  readonly isAbroad: boolean;
}

/** Compares the plans in the chosen currency and payment; phones show two of them. */
export function PlanComparison({ data, isAbroad }: PlanComparisonProps) {
  const { recommended } = data;
  const defaults = { currency: editionCurrency(isAbroad ? 'DG' : 'NG'), recommended };
  const { form, value, update } = useFormAddress<ComparisonChoice>(
    data.choice,
    (fields) => readComparisonChoice(fields, defaults),
    (choice) => queryOf(choice, defaults, data.kept),
  );
  const head =
    data.heads.find(({ pay, currency }) => pay === value.pay && currency === value.currency) ??
    data.heads[0];
  const rateNote = data.rateNotes.find(({ currency }) => currency === value.currency);
  return (
    <section aria-labelledby="compare-the-four-plans">
      <h2 id="compare-the-four-plans" className="visually-hidden">
        Compare the four plans
      </h2>
      <form
        ref={form}
        method="get"
        toolname="compare-plans"
        tooldescription="Choose two plans, how to pay and in which currency"
        toolautosubmit=""
        onChange={update}
      >
        {data.kept.map(([name, kept]) => (
          <input key={name} type="hidden" name={name} value={kept} />
        ))}
        <PlanTable
          caption="Benefits and limits of the four plans"
          groups={data.groups}
          tiers={data.tiers}
          marked={data.recommended}
          markedAs="Recommended"
          pair={[value.first, value.second]}
          onlyDifferences={value.onlyDifferences}
          corner={<PlanControls choice={data.choice} hasCurrencies={isAbroad} />}
          renderHead={(tier) => (
            <PlanTableHead
              tier={tier}
              price={head && priceCell(head.row, tier.id)}
              pay={value.pay}
              isRecommended={tier.id === data.recommended}
            />
          )}
        />
      </form>
      <PriceValidityNote validity={data.validity} rateNote={rateNote?.text} />
      <LimitsNote isAbroad={isAbroad} />
    </section>
  );
}

/** Returns the query of a choice, without its defaults, after what the page's other form asked. */
function queryOf(
  choice: ComparisonChoice,
  { currency, recommended }: ComparisonDefaults,
  kept: ComparisonData['kept'],
): string {
  const query = new URLSearchParams(Object.fromEntries(kept));
  const [first, second] = usualPair(recommended);
  if (choice.first !== first || choice.second !== second) {
    query.set('first', choice.first);
    query.set('second', choice.second);
  }
  if (choice.pay !== 'yearly') query.set('pay', choice.pay);
  if (choice.currency !== currency) query.set('currency', choice.currency);
  if (choice.onlyDifferences) query.set('differences', '1');
  return query.toString();
}

interface PlanTableHeadProps {
  readonly tier: Pick<Tier, 'id' | 'name'>;
  readonly price: PriceCell | undefined;
  readonly pay: InstalmentId;
  readonly isRecommended: boolean;
}

function PlanTableHead({ tier, price, pay, isRecommended }: PlanTableHeadProps) {
  return (
    <div className="stack stack--1 plan-table-head">
      <a href={planPath(tier.id)} className="display-name plan-table-head__name">
        {tier.name}
      </a>
      <span>
        <span className="plan-table-head__price">{price && <Price {...price} />}</span>{' '}
        <small>{perPayment[pay]}</small>
      </span>
      <ButtonLink small href={buyPath(tier.id)} kind={isRecommended ? 'primary' : 'secondary'}>
        Get a price<span className="visually-hidden"> for {tier.name}</span>
      </ButtonLink>
    </div>
  );
}
