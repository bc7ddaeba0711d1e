import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { RequestQuoteButton } from '#app/ui/quote-button/request-quote-button.tsx';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CoverFolds } from './sections/cover-folds.tsx';
import { CoveredSection } from './sections/covered-section.tsx';
import { Fold, Folds, PlanQuestions, SectionFolds } from './sections/folds.tsx';
import { GroupOffer } from './offer/offer-form.tsx';
import { PlanPrices } from './people/plan-prices.island.tsx';
import { PlanCallOut, Rich } from './sections/plan-text.tsx';
import type { PlanPageData } from './plan-page-data.ts';
import plansStyles from './plans.css?inline';
import { usualPair } from './compare/plan-rows.ts';
import { PlanTable } from './compare/plan-table.tsx';
import { planPath } from './plan-paths.ts';

interface PlanPageProps {
  readonly data: PlanPageData;
  readonly answer: FormAnswer | undefined;
}

/** Presents the plans for one kind of buyer. */
export function PlanPage({ data, answer }: PlanPageProps) {
  const { page, cover, offer } = data;
  return (
    <article>
      <Stylesheet name="plans" css={plansStyles} />
      <PageHero
        title={page.title}
        eyebrow={page.eyebrow}
        lead={<Rich text={page.lead} />}
        figure={page.figure}
      >
        <ButtonRow>
          <ButtonLink href="#prices">See prices and buy</ButtonLink>
        </ButtonRow>
      </PageHero>
      <div className="wrap rich-text plan-text plan-text--body">
        <Prices data={data} />
        {offer && <GroupOffer data={offer} answer={answer} />}
        <CoveredSection cover={cover} />
        <Folds id="before-you-buy" title="Before you buy">
          <PriceFold data={data} />
          <SectionFolds sections={page.sections} />
          <CoverFolds cover={cover} />
        </Folds>
        <PlanQuestions questions={page.questions} />
        <PlanCallOut
          title="Want the price in writing?"
          text="Ask for a quote. We’ll help if the ages or numbers are different."
        >
          <RequestQuoteButton quotePath={`/insurance-calculator?who=${page.buyer}`} />
        </PlanCallOut>
      </div>
    </article>
  );
}

function Prices({ data: { page, people } }: Pick<PlanPageProps, 'data'>) {
  if (!people) return null;
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">What it costs in a year</h2>
      {page.priceNote && (
        <p className="below-4">
          <Rich text={page.priceNote} />
        </p>
      )}
      <Island start="touch">
        <PlanPrices data={people} />
      </Island>
    </section>
  );
}

function PriceFold({ data: { page, priceTable, cover } }: Pick<PlanPageProps, 'data'>) {
  if (!priceTable) return null;
  return (
    <Fold title={<h3>{priceTable.title}</h3>}>
      <PlanTable
        caption="Prices"
        groups={[{ rows: priceTable.prices }]}
        tiers={cover.tiers}
        marked={cover.recommended}
        markedAs="Recommended"
        pair={usualPair(cover.recommended)}
        corner={priceTable.label}
        renderHead={({ id, name }) => <a href={planPath(id)}>{name}</a>}
      />
      {priceTable.rateNote && <p className="price-validity-note">{priceTable.rateNote}</p>}
      {page.example && (
        <p>
          <Rich text={page.example} />
        </p>
      )}
    </Fold>
  );
}
