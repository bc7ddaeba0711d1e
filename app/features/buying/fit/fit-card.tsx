import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { planPath } from '../plans/plan-paths.ts';
import { Price } from '../prices/price.tsx';
import type { FitData, PlanCard } from './fit-data.ts';

interface FitCardProps {
  readonly card: PlanCard;
  readonly data: FitData;
  /** The plan that costs least. */
  readonly isFirst: boolean;
}

/** How many reasons are shown at once. */
const mostParts = 3;

/** Adds up a year with one plan, and says what decides. */
export function FitCard({ card, data, isFirst }: FitCardProps) {
  const { tier, name, isClose, buyPath, sumPath } = card;
  return (
    <li className={`card ${isFirst ? 'card--warm ' : ''}stack fit-card pad-card`}>
      <div className="row row--close row--apart">
        <h4 className="display-name">
          <a className="text-brand" href={planPath(tier)}>
            {name}
          </a>
        </h4>
        {isClose && (
          <span className="tag tag--success">{isFirst ? 'Costs least' : 'About the same'}</span>
        )}
      </div>
      <Sum card={card} />
      <Levels card={card} data={data} />
      <Parts card={card} />
      <div className="stack stack--3 start wide-buttons small no-print">
        <ButtonLink small href={buyPath} kind={isFirst ? 'primary' : 'secondary'}>
          Buy {name}
        </ButtonLink>
        <a className="text-link" href={sumPath}>
          See the price<span className="visually-hidden"> of {name}</span> line by line
        </a>
      </div>
    </li>
  );
}

function Sum({ card }: Pick<FitCardProps, 'card'>) {
  const { price, share, total, shareNaira, bar } = card;
  return (
    <div>
      <dl className="stack stack--1 fit-card__sum tabular">
        <div className="bar">
          <dt>Price</dt>
          <dd>
            <Price {...price} />
          </dd>
        </div>
        <div className="bar">
          <dt>Your share</dt>
          <dd>
            {share}
            {shareNaira !== undefined && <small> ({shareNaira})</small>}
          </dd>
        </div>
        <div className="bar strong">
          <dt>A year like yours</dt>
          <dd>about {total}</dd>
        </div>
      </dl>
      <svg className="fit-card__bar above-3" aria-hidden="true" width="100%" height="12">
        <rect width={`${bar.price}%`} height="12" />
        <rect className="fit-card__own" x={`${bar.price}%`} width={`${bar.share}%`} height="12" />
      </svg>
    </div>
  );
}

function Levels({ card, data }: Pick<FitCardProps, 'card' | 'data'>) {
  const chosen = data.values.care;
  return (
    <table className="fit-card__levels small tabular">
      <caption className="visually-hidden">{card.name}: a year with more or less care</caption>
      <thead className="fine-print">
        <tr>
          <th scope="col">Care</th>
          <th scope="col">Your share</th>
          <th scope="col">Whole year</th>
        </tr>
      </thead>
      <tbody>
        {card.levels.map(({ level, share, total }) => (
          <tr key={level} aria-current={level === chosen ? 'true' : undefined}>
            <th scope="row">{data.levels.find(({ id }) => id === level)?.name}</th>
            <td>{share}</td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Parts({ card }: Pick<FitCardProps, 'card'>) {
  const { name, parts, later } = card;
  // A fold for one line would take as much room as the line.
  const shown = parts.length === mostParts + 1 ? parts.length : mostParts;
  const rest = parts.slice(shown);
  return (
    <div className="stack stack--2 small">
      {parts.length === 0 ? (
        <p>{name} pays for all the care in this estimate.</p>
      ) : (
        <>
          <h5 className="small">What you’d pay yourself</h5>
          <PartList parts={parts.slice(0, shown)} />
        </>
      )}
      {rest.length > 0 && (
        <details>
          <summary>
            {rest.length} more<span className="visually-hidden"> for {name}</span>
          </summary>
          <PartList parts={rest} />
        </details>
      )}
      {later !== undefined && (
        <p>Once the waiting periods are over, a year like this comes to about {later}.</p>
      )}
    </div>
  );
}

function PartList({ parts }: Pick<PlanCard, 'parts'>) {
  return (
    <ul className="stack stack--1">
      {parts.map(({ words, amount }) => (
        <li key={words} className="bar">
          <span>{words}</span> <span className="nowrap tabular">{amount}</span>
        </li>
      ))}
    </ul>
  );
}
