import { tierIds, type TierId } from '../../prices/price-list.ts';
import type { CoverData } from '../plan-page-data.ts';
import { Fold } from './folds.tsx';
import { listInSentence } from './list-in-words.ts';
import { Rich } from './plan-text.tsx';
import { usualPair } from '../compare/plan-rows.ts';
import { PlanTable } from '../compare/plan-table.tsx';

interface CoverFoldsProps {
  readonly cover: CoverData;
  /** Limits them to one plan. */
  readonly tier?: TierId | undefined;
}

/** Explains exclusions, waiting periods, authorisation and hospitals, each in a fold. */
export function CoverFolds({ cover, tier }: CoverFoldsProps) {
  return (
    <>
      <Exclusions cover={cover} tier={tier} />
      <Fold id="waiting-periods" title={<h3>Waiting periods</h3>}>
        <PlanTable
          caption="Waiting periods"
          groups={[{ rows: cover.waits }]}
          tiers={tiersOf({ cover, tier })}
          {...(!tier && { pair: usualPair(cover.recommended) })}
          corner="From the start of cover"
          renderHead={({ name }) => <strong>{name}</strong>}
        />
      </Fold>
      <Authorisation cover={cover} />
      <Hospitals cover={cover} tier={tier} />
    </>
  );
}

function tiersOf({ cover, tier }: CoverFoldsProps) {
  return tier ? cover.tiers.filter(({ id }) => id === tier) : cover.tiers;
}

function Exclusions({ cover, tier }: CoverFoldsProps) {
  const base = tierIds.indexOf(tier ?? tierIds[0]);
  const missing = cover.coveredFrom.filter(({ tier: from }) => tierIds.indexOf(from) > base);
  return (
    <Fold id="not-covered" title={<h3>What is not covered</h3>}>
      <p>No plan pays for:</p>
      <ul className="cover-folds__exclusions">
        {cover.rules.exclusions.map((exclusion) => (
          <li key={exclusion}>{exclusion}</li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p>
          {cover.tiers[base]?.name} doesn’t cover{' '}
          {listInSentence(missing.flatMap(({ names }) => names))}.
        </p>
      )}
      <p className="card card--warm pad-4">{cover.rules.crisisNote}</p>
    </Fold>
  );
}

function Authorisation({ cover }: { readonly cover: CoverData }) {
  return (
    <Fold id="authorisation" title={<h3>How care is authorised</h3>}>
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
    </Fold>
  );
}

function Hospitals({ cover, tier }: CoverFoldsProps) {
  const shown = tiersOf({ cover, tier });
  const bands = Object.entries(cover.bands);
  return (
    <Fold id="hospitals" title={<h3>Which hospitals</h3>}>
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
            <a href={`/providers?plan=${id}`}>Find hospitals on {name}</a> ({bandWords(letters)})
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function bandWords(letters: readonly string[]): string {
  return letters.length === 1 ? `band ${letters[0]}` : `bands ${letters[0]} to ${letters.at(-1)}`;
}
