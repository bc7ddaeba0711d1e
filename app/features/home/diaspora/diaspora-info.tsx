import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { RequestQuoteButton } from '#app/ui/quote-button/request-quote-button.tsx';
import { DiasporaInfoCard } from './diaspora-info-card.tsx';
import { infoCards } from './info-cards.ts';

/** The four cards under the hero, and the way to a price. */
export function DiasporaInfo() {
  return (
    <section className="section wrap" aria-labelledby="info-title">
      <h2 id="info-title" className="diaspora-info__title">
        Everything you need to decide today
      </h2>
      <ul className="diaspora-info__cards">
        {infoCards.map((card) => (
          <DiasporaInfoCard key={card.id} card={card} />
        ))}
      </ul>
      <div className="diaspora-info__actions">
        <ButtonLink href="/insurance-calculator" kind="brand">
          Get Health Insurance
        </ButtonLink>
        <RequestQuoteButton />
      </div>
    </section>
  );
}
