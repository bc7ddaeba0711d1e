import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Price } from '../../prices/price.tsx';
import { planPath } from '../plan-paths.ts';
import type { PeoplePageData } from './people-page-data.ts';
import type { TierPrice } from './people-prices.ts';

interface TierCardsProps {
  /** Whom the prices are for, such as "2 adults, 1 child". */
  readonly words: string;
  readonly prices: readonly TierPrice[];
  readonly data: PeoplePageData;
}

/** Shows the price of each plan for the same people, and where to go with it. */
export function TierCards({ words, prices, data }: TierCardsProps) {
  return (
    <ul className="tier-cards">
      {prices.map((price) => (
        <li
          key={price.id}
          className={
            price.id === data.recommended ? 'card tier-card tier-card--best' : 'card tier-card'
          }
        >
          <TierCard words={words} price={price} data={data} />
        </li>
      ))}
    </ul>
  );
}

interface TierCardProps extends Pick<TierCardsProps, 'words' | 'data'> {
  readonly price: TierPrice;
}

function TierCard({ words, price, data }: TierCardProps) {
  const { id, each, discount, compareWith, offerQuery } = price;
  const name = nameOf(id, data);
  const isBest = id === data.recommended;
  return (
    <>
      <h3 className="tier-card__name">
        <a href={planPath(id)}>{name}</a>
      </h3>
      <p className="tier-card__price">
        <strong>
          <Price {...price.price} />
        </strong>{' '}
        {words}, a year
      </p>
      {(each ?? discount) !== undefined && (
        <p className="tier-card__note">
          {each && (
            <>
              <Price {...each} /> for each person.{' '}
            </>
          )}
          {discount}
        </p>
      )}
      <div className="tier-card__links">
        <ButtonLink small href={price.buyPath} kind={isBest ? 'primary' : 'secondary'}>
          Buy {name}
        </ButtonLink>
        {offerQuery !== undefined && (
          <a href={`${data.path}?${offerQuery}#offer`}>
            Get an offer<span className="visually-hidden"> for {name}</span> as a PDF
          </a>
        )}
        <a href={price.sumPath}>
          See how it’s worked out<span className="visually-hidden"> for {name}</span>
        </a>
        <a href={price.comparePath}>
          Compare<span className="visually-hidden"> {name}</span> with {nameOf(compareWith, data)}
        </a>
      </div>
    </>
  );
}

function nameOf(id: TierPrice['id'], { tiers }: PeoplePageData): string {
  return tiers.find((tier) => tier.id === id)?.name ?? '';
}
