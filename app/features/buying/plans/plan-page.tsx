import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { AskOnWhatsApp } from '#app/site/contact/contact-buttons.tsx';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { RequestQuoteButton } from '#app/ui/quote-button/request-quote-button.tsx';
import { useSite } from '#app/site/use-site.ts';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CoverSections, CoveredSection } from './sections/cover-sections.tsx';
import { LimitsNote } from '../prices/price-notes.tsx';
import { OfferForm } from './offer/offer-form.tsx';
import type { OfferData } from './offer/offer-page-data.ts';
import { PlanPrices } from './people/plan-prices.island.tsx';
import { PlanCallOut, PlanQuestions, Rich, TextSection } from './sections/plan-text.tsx';
import type { PlanPageData } from './plan-page-data.ts';
import plansStyles from './plans.css?inline';
import { TierPrices } from './tier-prices.tsx';

interface PlanPageProps {
  readonly data: PlanPageData;
  readonly answer: FormAnswer | undefined;
}

/** Presents the plans for one kind of buyer. */
export function PlanPage({ data, answer }: PlanPageProps) {
  const { page, cover, offer } = data;
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
      <div className="wrap rich-text plan-text plan-text--body">
        <Prices data={data} quotePath={quotePath} />
        {offer && <GroupOffer offer={offer} answer={answer} />}
        {page.sections.map((section) => (
          <TextSection key={section.title} section={section} />
        ))}
        <CoveredSection cover={cover} />
        <CoverSections cover={cover} />
        <PlanQuestions questions={page.questions} />
        <PlanCallOut
          title="See your own price"
          text="Enter the ages or the number of people to see the price, line by line. You don’t need to give a name or phone number."
          quotePath={quotePath}
        />
      </div>
    </article>
  );
}

function Prices({ data, quotePath }: { readonly data: PlanPageData; readonly quotePath: string }) {
  const { page, priceTable, cover, recommended, people } = data;
  const { edition } = useSite();
  if (!priceTable || !people) return null;
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">What it costs in a year</h2>
      {page.priceNote && (
        <p className="plans__note">
          <Rich text={page.priceNote} />
        </p>
      )}
      <Island start="touch">
        <PlanPrices data={people} />
      </Island>
      <p className="plans__note">
        Want the price in writing, or are the ages different? Ask for a quote.
      </p>
      <ButtonRow>
        <RequestQuoteButton quotePath={quotePath} />
      </ButtonRow>
      <h3 className="plans__table-title">Prices and limits side by side</h3>
      <TierPrices table={priceTable} tiers={cover.tiers} recommended={recommended} />
      {priceTable.rateNote && <p className="price-validity-note">{priceTable.rateNote}</p>}
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

interface GroupOfferProps {
  readonly offer: OfferData;
  readonly answer: FormAnswer | undefined;
}

function GroupOffer({ offer, answer }: GroupOfferProps) {
  return (
    <section aria-labelledby="offer">
      <h2 id="offer">Get your offer</h2>
      <p>
        See the price for each person and in total, with your discount, and download it as a PDF at
        once.
      </p>
      <OfferForm data={offer} answer={answer} />
    </section>
  );
}
