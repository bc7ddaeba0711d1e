import { editionCurrency } from '../prices/edition-currency.ts';
import { useSite } from '#app/location/use-site.ts';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { readComparisonChoice, type ComparisonChoice } from './comparison-choice.ts';
import type { ComparisonData } from './comparison-data.ts';
import { comparisonSheet } from './comparison.sheet.ts';
import { CoverSections } from './cover-sections.tsx';
import { LimitsNote } from './limits-note.tsx';
import { PlanCallOut } from './plan-call-out.tsx';
import { PairControls, PlanControls } from './plan-controls.tsx';
import { PlanQuestions } from './plan-questions.tsx';
import { PlanTable } from './plan-table.tsx';
import { priceCell } from './plan-rows.ts';
import { PlanTableHead } from './plan-table-head.tsx';
import { PriceValidityNote } from './price-validity-note.tsx';
import { Rich } from './rich.tsx';
import { TextSection } from './text-section.tsx';
import { useFormAddress } from '../quote/use-form-address.ts';

/** All plans side by side. */
export function ComparisonPage({ data }: { readonly data: ComparisonData }) {
  const { page, cover } = data;
  return (
    <article className="comparison">
      <Stylesheet sheet={comparisonSheet} />
      <PageHero
        title={page.title}
        eyebrow={page.eyebrow}
        lead={<Rich text={page.lead} />}
        figure={page.figure}
      />
      <div className="wrap plan-text plan-text--body far-parts">
        <Comparison data={data} />
        <section>
          <h2>Which plan suits whom</h2>
          <ul>
            {cover.tiers.map(({ id, name, suits }) => (
              <li key={id}>
                <strong>{name}.</strong> {suits}
              </li>
            ))}
          </ul>
        </section>
        {page.sections.map((section) => (
          <TextSection key={section.title} section={section} />
        ))}
        <CoverSections cover={cover} />
        <PlanQuestions questions={page.questions} />
        <PlanCallOut
          title="Buying for a group?"
          text={`Companies with ${data.discountFrom.staff} or more people and associations with ${data.discountFrom.association} or more pay less per person.`}
          quotePath="/insurance-calculator?who=staff"
        />
      </div>
    </article>
  );
}

function Comparison({ data }: { readonly data: ComparisonData }) {
  const { edition } = useSite();
  const homeCurrency = editionCurrency(edition);
  const { form, value, update } = useFormAddress<ComparisonChoice>(
    data.choice,
    (fields) => readComparisonChoice(fields, homeCurrency),
    (choice) => queryOf(choice, homeCurrency),
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
        <PairControls choice={data.choice} tiers={data.cover.tiers} />
        <PlanTable
          caption="Benefits and limits of the four plans"
          groups={data.groups}
          tiers={data.cover.tiers}
          marked={data.recommended}
          pair={[value.first, value.second]}
          onlyDifferences={value.onlyDifferences}
          corner={<PlanControls choice={data.choice} hasCurrencies={edition === 'DG'} />}
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
      <LimitsNote />
    </section>
  );
}

/** The choice as address parameters, without what is chosen from the start. */
function queryOf(choice: ComparisonChoice, homeCurrency: string): string {
  const query = new URLSearchParams();
  if (choice.first !== 'silver' || choice.second !== 'gold') {
    query.set('first', choice.first);
    query.set('second', choice.second);
  }
  if (choice.pay !== 'yearly') query.set('pay', choice.pay);
  if (choice.currency !== homeCurrency) query.set('currency', choice.currency);
  if (choice.onlyDifferences) query.set('differences', '1');
  return query.toString();
}
