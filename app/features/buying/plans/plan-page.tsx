import { AskOnWhatsApp } from '#app/ui/ask-us/ask-on-whats-app.tsx';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { useSite } from '#app/location/use-site.ts';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { CoverSections } from './cover-sections.tsx';
import { CoveredSection } from './covered-section.tsx';
import { LimitsNote } from './limits-note.tsx';
import { PlanCallOut } from './plan-call-out.tsx';
import type { PlanPageData } from './plan-page-data.ts';
import { PlanQuestions } from './plan-questions.tsx';
import { PriceValidityNote } from './price-validity-note.tsx';
import plansStyles from './plans.css?inline';
import { Rich } from './rich.tsx';
import { TextSection } from './text-section.tsx';
import { TierPrices } from './tier-prices.tsx';

/** A plan for one kind of buyer: individuals, families, associations or companies. */
export function PlanPage({ data }: { readonly data: PlanPageData }) {
  const { page, cover } = data;
  const quotePath = `/insurance-calculator?who=${page.buyer}`;
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
          <ButtonLink href={quotePath}>Get a Quote</ButtonLink>
          <AskOnWhatsApp />
        </ButtonRow>
      </PageHero>
      <div className="wrap plan-text plan-text--body far-parts">
        <Prices data={data} />
        {page.sections.map((section) => (
          <TextSection key={section.title} section={section} />
        ))}
        <CoveredSection cover={cover} />
        <CoverSections cover={cover} />
        <PlanQuestions questions={page.questions} />
        <PlanCallOut
          title="See your own price"
          text="Type the ages or the number of people; the price shows at once, line by line. No name and no phone number needed."
          quotePath={quotePath}
        />
      </div>
    </article>
  );
}

function Prices({ data }: { readonly data: PlanPageData }) {
  const { page, priceTable, cover, recommended, validity } = data;
  const { edition } = useSite();
  if (!priceTable) return null;
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">What it costs in a year</h2>
      {page.priceNote && (
        <p className="plans__note">
          <Rich text={page.priceNote} />
        </p>
      )}
      <TierPrices table={priceTable} tiers={cover.tiers} recommended={recommended} />
      <PriceValidityNote validity={validity} rateNote={priceTable.rateNote} />
      <LimitsNote isAbroad={edition === 'DG'} />
      {page.example && (
        <p>
          <Rich text={page.example} />
        </p>
      )}
      <p>
        <a href="/insurance-plans">Compare all limits side by side</a>
      </p>
    </section>
  );
}
