import type { TierId } from '../../prices/price-list.ts';
import type { CoverData } from '../plan-page-data.ts';
import { hospitalsPath, planPath } from '../plan-paths.ts';
import { Rich } from './plan-text.tsx';
import { WaitsTable } from '../tier-prices.tsx';

interface CoverSectionsProps {
  readonly cover: CoverData;
  /** Limits the sections to one plan. */
  readonly tier?: TierId;
}

/** Explains exclusions, waiting periods, authorisation and hospitals. */
export function CoverSections({ cover, tier }: CoverSectionsProps) {
  return (
    <>
      <Exclusions cover={cover} tier={tier} />
      <section aria-labelledby="waiting-periods">
        <h2 id="waiting-periods">Waiting periods</h2>
        <WaitsTable waits={cover.waits} tiers={tiersOf(cover, tier)} />
      </section>
      <Authorisation cover={cover} />
      <Hospitals cover={cover} tier={tier} />
    </>
  );
}

interface PartProps {
  readonly cover: CoverData;
  readonly tier: TierId | undefined;
}

function tiersOf(cover: CoverData, tier: TierId | undefined) {
  return tier ? cover.tiers.filter(({ id }) => id === tier) : cover.tiers;
}

function Exclusions({ cover, tier }: PartProps) {
  const missing = cover.coveredFrom.filter(({ tier: from }) =>
    isAbove(cover, from, tier ?? cover.tiers[0]?.id),
  );
  const smallest = cover.tiers.find(({ id }) => id === (tier ?? cover.tiers[0]?.id));
  return (
    <section id="what-no-plan-pays-for" aria-labelledby="not-covered">
      <h2 id="not-covered">What is not covered</h2>
      <p>Check this list before you buy. No plan pays for:</p>
      <ul className="cover-sections__exclusions">
        {cover.rules.exclusions.map((exclusion) => (
          <li key={exclusion}>{exclusion}</li>
        ))}
      </ul>
      {smallest && missing.length > 0 && (
        <p>
          {smallest.name} doesn’t cover {listInSentence(missing.flatMap(({ names }) => names))}.
        </p>
      )}
      <p className="cover-sections__note">{cover.rules.crisisNote}</p>
    </section>
  );
}

function isAbove(cover: CoverData, tier: TierId, base: TierId | undefined): boolean {
  const order = cover.tiers.map(({ id }) => id);
  return base !== undefined && order.indexOf(tier) > order.indexOf(base);
}

function Authorisation({ cover }: { readonly cover: CoverData }) {
  return (
    <section aria-labelledby="authorisation">
      <h2 id="authorisation">How care is authorised</h2>
      <ol>
        {cover.rules.authorisation.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> <Rich text={text} />
          </li>
        ))}
      </ol>
      <p>
        <Rich text={cover.rules.deskNote} />
      </p>
    </section>
  );
}

function Hospitals({ cover, tier }: PartProps) {
  const shown = tiersOf(cover, tier);
  const bands = Object.entries(cover.bands);
  return (
    <section aria-labelledby="hospitals">
      <h2 id="hospitals">Which hospitals</h2>
      <p>Each hospital has one or more bands, by its fees and facilities:</p>
      <ul>
        {bands.map(([id, meaning]) => (
          <li key={id}>
            <strong>Band {id}.</strong> {meaning}
          </li>
        ))}
      </ul>
      <ul>
        {shown.map(({ id, name, bands: letters }) => (
          <li key={id}>
            <a href={hospitalsPath(id)}>Find hospitals on {name}</a> ({bandWords(letters)})
          </li>
        ))}
      </ul>
    </section>
  );
}

function bandWords(letters: readonly string[]): string {
  return letters.length === 1 ? `band ${letters[0]}` : `bands ${letters[0]} to ${letters.at(-1)}`;
}

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

/** Joins benefits within a sentence, in lower case except abbreviations. */
export function listInSentence(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names.map(withoutCapital));
}

/** Joins benefits as a sentence, which starts with a capital. */
export function listOnLine(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return new Intl.ListFormat('en-GB').format([first, ...others.map(withoutCapital)]);
}

function withoutCapital(name: string): string {
  const isAbbreviation = /^\p{Lu}\p{Lu}/u.test(name);
  return isAbbreviation ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
