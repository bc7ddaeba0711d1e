import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import type { CoverData } from '../plan-page-data.ts';
import { planPath } from '../plan-paths.ts';
import { listOnLine } from './list-in-words.ts';

/** Names what plans pay for, by subject, and the plan from which on they do. */
export function CoveredSection({ cover }: { readonly cover: CoverData }) {
  const [smallest] = cover.tiers;
  const tierName = (tier: string) => cover.tiers.find(({ id }) => id === tier)?.name;
  return (
    <section className="plan-beside" aria-labelledby="covered">
      <h2 id="covered">What is covered</h2>
      <div>
        <ul className="grid covered">
          {cover.groups.map(({ name, icon, coveredFrom }) => (
            <li key={name} className="media">
              <IconTile name={icon} />
              <div className="stack stack--1">
                <h3 className="plain-title small">{name}</h3>
                {coveredFrom.map(({ tier, names }) => (
                  <p key={tier} className="small">
                    {tier !== smallest?.id && (
                      <>
                        From <a href={planPath(tier)}>{tierName(tier)}</a>:{' '}
                      </>
                    )}
                    {listOnLine(names)}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <p>
          <a href="/insurance-plans" className="text-link">
            Compare all limits side by side
          </a>
        </p>
      </div>
    </section>
  );
}
