import { listOnLine } from './list-in-words.ts';
import type { CoverData } from '../plan-page-data.ts';
import { planPath } from '../plan-paths.ts';

/** Lists the benefits by the smallest plan that includes them. */
export function CoveredSection({ cover }: { readonly cover: CoverData }) {
  const [smallest] = cover.tiers;
  const nameOf = (tier: string) => cover.tiers.find(({ id }) => id === tier)?.name;
  return (
    <section aria-labelledby="covered">
      <h2 id="covered">What is covered</h2>
      <dl className="covered-section">
        {cover.coveredFrom.map(({ tier, names }) => (
          <div key={tier}>
            <dt>
              {tier === smallest?.id ? (
                'On every plan'
              ) : (
                <>
                  From <a href={planPath(tier)}>{nameOf(tier)}</a>
                </>
              )}
            </dt>
            <dd>{listOnLine(names)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
