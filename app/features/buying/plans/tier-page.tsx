import { PrintButton } from '#app/ui/button/print-button.tsx';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { useSite } from '#app/site/use-site.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { Price } from '../prices/price.tsx';
import { priceOf } from '../party/price-cell.ts';
import {
  editionCurrency,
  instalmentIds,
  perPayment,
  tierIds,
  type InstalmentId,
  type TierId,
} from '../prices/price-list.ts';
import { findRateNote } from '../prices/price-words.ts';
import type { Edition } from '#app/site/edition.ts';
import type { PlanCatalogue } from './catalogue.types.ts';
import { benefitRows } from './compare/plan-table-data.ts';
import { coverData, validityOf } from './plan-page-data.ts';
import { CoverSections } from './sections/cover-sections.tsx';
import { LimitsNote, PriceValidityNote } from '../prices/price-notes.tsx';
import { PlanCallOut, PlanQuestions } from './sections/plan-text.tsx';
import { buyPath, checkoutPath, medicinesPath, planPath, plansStep } from './plan-paths.ts';
import { notCoveredText, textFor, valueWords } from './compare/plan-rows.ts';
import { PlanTable } from './compare/plan-table.tsx';
import tierStyles from './tier.css?inline';

type TierPageData = ReturnType<typeof tierPageData>;

export function tierPageData(catalogue: PlanCatalogue, id: TierId, edition: Edition) {
  const { prices, tiers } = catalogue;
  const currency = editionCurrency(edition);
  const cell = (age: number, pay: InstalmentId = 'yearly') =>
    priceOf({ party: { buyer: 'someone', age }, tier: id, pay, currency }, prices);
  const place = tierIds.indexOf(id);
  const { child, adult, older } = prices.ages;
  return {
    tier: tiers[id],
    /** This plan and the next smaller and larger ones. */
    neighbours: tierIds.slice(Math.max(0, place - 1), place + 2).map((tier) => tiers[tier]),
    groups: benefitRows(catalogue),
    payments: instalmentIds.map((pay) => ({
      id: pay,
      price: cell(adult.fromAge, pay),
    })),
    byAge: [child, adult, older].map(({ fromAge, toAge }) => ({
      label: fromAge === 0 ? `A child under ${toAge + 1}` : `An adult aged ${fromAge} to ${toAge}`,
      price: cell(fromAge),
    })),
    validity: validityOf(catalogue),
    /** Undefined for naira. */
    rateNote: findRateNote(currency, prices),
    questions: catalogue.tierQuestions[edition][id],
    cover: coverData(catalogue, edition),
  };
}

/** Presents one plan with everything it pays for. */
export function TierPage({ data }: { readonly data: TierPageData }) {
  const { edition } = useSite();
  const { tier, cover } = data;
  return (
    <article className="tier-page">
      <Stylesheet name="tier" css={tierStyles} />
      <PageHero
        title={`${tier.name} plan`}
        eyebrow="One of four plans"
        lead={tier.suits}
        figure={tier.figure}
        parent={plansStep(edition)}
      >
        <ButtonRow>
          <ButtonLink href={buyPath(tier.id)}>Get a Quote</ButtonLink>
          <ButtonLink href={checkoutPath(tier.id)} kind="brand">
            Buy {tier.name}
          </ButtonLink>
          <PrintButton className="needs-script">Print or save</PrintButton>
        </ButtonRow>
      </PageHero>
      <div className="wrap rich-text plan-text plan-text--body">
        <TierPricesOf data={data} />
        <Schedule data={data} />
        <Neighbours data={data} />
        <CoverSections cover={cover} tier={tier.id} />
        <PlanQuestions questions={data.questions} />
        <PlanCallOut
          title={`What would ${tier.name} cost you?`}
          text="Enter the ages of the people you want to cover to see the price, line by line."
          quotePath={buyPath(tier.id)}
        />
      </div>
    </article>
  );
}

function TierPricesOf({ data }: { readonly data: TierPageData }) {
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">What it costs</h2>
      <div className="grid tier-page__prices">
        <dl>
          {data.byAge.map(({ label, price }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Price {...price} /> a year
              </dd>
            </div>
          ))}
        </dl>
        <dl>
          {data.payments.slice(1).map(({ id, price }) => (
            <div key={id}>
              <dt>One adult, paid {id}</dt>
              <dd>
                <Price {...price} /> {perPayment[id]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <PriceValidityNote validity={data.validity} rateNote={data.rateNote} />
    </section>
  );
}

function Schedule({ data }: { readonly data: TierPageData }) {
  const { tier, groups } = data;
  return (
    <section aria-labelledby="schedule">
      <h2 id="schedule">Everything {tier.name} pays for</h2>
      <div className="grid tier-page__schedule">
        {groups.map(({ name, rows }) => (
          <div key={name}>
            <h3>{name}</h3>
            <dl>
              {rows.map((row) => (
                <ScheduleLine key={row.name} name={row.name} text={textFor(row.texts, tier.id)} />
              ))}
            </dl>
          </div>
        ))}
      </div>
      <LimitsNote isAbroad={useSite().edition === 'DG'} />
      <p>
        <TextLink href={medicinesPath(tier.id)}>See which medicines {tier.name} pays for</TextLink>
      </p>
    </section>
  );
}

function ScheduleLine({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={text === notCoveredText ? 'tier-page__missing' : undefined}>
        {valueWords(text)}
      </dd>
    </div>
  );
}

function Neighbours({ data }: { readonly data: TierPageData }) {
  const { tier, neighbours, groups } = data;
  const others = neighbours.filter(({ id }) => id !== tier.id);
  const names = others.map(({ name }) => name).join(' and ');
  const larger = neighbours.at(-1)?.id;
  return (
    <section aria-labelledby="difference">
      <h2 id="difference">
        {tier.name} compared with {names}
      </h2>
      <p>This table shows only the differences.</p>
      <div className="tier-page__difference">
        <PlanTable
          caption={`${tier.name} compared with ${names}`}
          groups={groups}
          tiers={neighbours}
          marked={tier.id}
          pair={[
            tier.id,
            larger === tier.id ? (neighbours[0]?.id ?? tier.id) : (larger ?? tier.id),
          ]}
          onlyDifferences
          renderHead={({ id, name }) =>
            id === tier.id ? (
              <strong className="display-name">{name}</strong>
            ) : (
              <a href={planPath(id)} className="display-name plan-table-head__name">
                {name}
              </a>
            )
          }
        />
      </div>
      <p>
        <a href="/insurance-plans" className="text-link">
          Compare all four plans
        </a>
      </p>
    </section>
  );
}
