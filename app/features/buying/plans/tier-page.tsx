import { PrintButton } from '#app/ui/button/print-button.tsx';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { useSite } from '#app/site/use-site.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { Price } from '../prices/price.tsx';
import { formatPrice } from '../party/price-cell.ts';
import {
  editionCurrency,
  instalmentIds,
  perPayment,
  type InstalmentId,
  type TierId,
} from '../prices/price-list.ts';
import { findRateNote } from '../prices/price-words.ts';
import type { Edition } from '#app/site/edition.ts';
import type { PlanCatalogue } from './catalogue.types.ts';
import { benefitRows } from './compare/plan-table-data.ts';
import { coverData, validityOf } from './plan-page-data.ts';
import { CoverFolds } from './sections/cover-folds.tsx';
import { Folds, PlanQuestions } from './sections/folds.tsx';
import { LimitsNote, PriceValidityNote } from '../prices/price-notes.tsx';
import { PlanCallOut } from './sections/plan-text.tsx';
import { buyPath, checkoutPath, plansStep } from './plan-paths.ts';
import { usualPair, valueFor, valueWords } from './compare/plan-rows.ts';
import tierStyles from './tier.css?inline';

type TierPageData = ReturnType<typeof tierPageData>;

export function tierPageData(catalogue: PlanCatalogue, id: TierId, edition: Edition) {
  const { prices, tiers, recommended } = catalogue;
  const [, below] = usualPair(recommended);
  const currency = editionCurrency(edition);
  const cell = (age: number, pay: InstalmentId = 'yearly') =>
    formatPrice({ party: { buyer: 'someone', age }, tier: id, pay, currency }, prices);
  const { child, adult, older } = prices.ages;
  return {
    tier: tiers[id],
    compareWith: tiers[id === recommended ? below : recommended],
    groups: benefitRows(catalogue),
    adult: { ...adult, price: cell(adult.fromAge) },
    /** What people of each age pay, and what an adult pays in parts. */
    prices: [
      [child, adult, older].map(({ fromAge, toAge }) => ({
        label:
          fromAge === 0 ? `A child under ${toAge + 1}` : `An adult aged ${fromAge} to ${toAge}`,
        price: cell(fromAge),
        period: perPayment.yearly,
      })),
      instalmentIds.slice(1).map((pay) => ({
        label: `One adult, paid ${pay}`,
        price: cell(adult.fromAge, pay),
        period: perPayment[pay],
      })),
    ],
    validity: validityOf(prices),
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
        <p className="above-4">
          <strong className="display-name small-title block">
            <Price {...data.adult.price} />
          </strong>{' '}
          a year for an adult aged {data.adult.fromAge} to {data.adult.toAge}
        </p>
        <ButtonRow>
          <ButtonLink href={checkoutPath(tier.id)}>Buy {tier.name}</ButtonLink>
          <ButtonLink href={buyPath(tier.id)} kind="secondary">
            Get a price for {tier.name}
          </ButtonLink>
        </ButtonRow>
      </PageHero>
      <div className="wrap rich-text plan-text plan-text--body">
        <TierPricesOf data={data} />
        <Schedule data={data} />
        <Folds id="before-you-buy" title="Before you buy">
          <CoverFolds cover={cover} tier={tier.id} />
        </Folds>
        <PlanQuestions questions={data.questions} />
        <PlanCallOut
          title={`What would ${tier.name} cost you?`}
          text="Enter the ages of the people you want to cover to see the price, line by line."
        >
          <ButtonLink href={buyPath(tier.id)} kind="brand">
            Get a Quote
          </ButtonLink>
        </PlanCallOut>
      </div>
    </article>
  );
}

function TierPricesOf({ data }: { readonly data: TierPageData }) {
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">What it costs</h2>
      <div className="grid tier-page__prices above-4">
        {data.prices.map((lines) => (
          <dl key={lines[0]?.label}>
            {lines.map(({ label, price, period }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Price {...price} /> {period}
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <PriceValidityNote validity={data.validity} rateNote={data.rateNote} />
    </section>
  );
}

function Schedule({ data }: { readonly data: TierPageData }) {
  const { tier, groups, compareWith } = data;
  return (
    <section aria-labelledby="schedule">
      <h2 id="schedule">Everything {tier.name} pays for</h2>
      <div className="grid tier-page__schedule above-4">
        {groups.map(({ name, icon, rows }) => (
          <div key={name}>
            <h3 className="row row--middle">
              <IconTile name={icon} />
              {name}
            </h3>
            <dl>
              {rows.map((row) => {
                const value = valueFor(row, tier.id);
                return (
                  <div key={row.name}>
                    <dt>{row.name}</dt>
                    <dd className={value === false ? 'tier-page__missing' : undefined}>
                      {valueWords(value)}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </div>
        ))}
        <div className="stack start">
          <p>
            <TextLink href={`/insurance-plans?first=${tier.id}&second=${compareWith.id}`}>
              Compare {tier.name} with {compareWith.name}
            </TextLink>
          </p>
          <p>
            <TextLink href={`/medicines?plan=${tier.id}`}>
              See which medicines {tier.name} pays for
            </TextLink>
          </p>
          <PrintButton className="needs-script">Print or save</PrintButton>
        </div>
      </div>
      <LimitsNote isAbroad={useSite().edition === 'DG'} />
    </section>
  );
}
