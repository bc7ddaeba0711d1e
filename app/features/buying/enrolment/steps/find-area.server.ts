import { foldText } from '#app/kernel/fold-text.ts';
import { lgas, type Lga } from '#app/site/nigeria/lgas.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { placeOf, type PersonSlot, type TypedPlace } from './people.ts';
import type { Draft } from '../draft/draft.ts';

export type FoundArea =
  | { readonly kind: 'area'; readonly area: Lga }
  /** Nothing typed, or no state to look in. */
  | { readonly kind: 'none' }
  | { readonly kind: 'problem'; readonly message: string };

interface NamedLga {
  readonly lga: Lga;
  readonly plain: string;
}

const mostSuggested = 6;
const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** Folding 774 names takes longer than comparing them. */
const named: readonly NamedLga[] = lgas.map((lga) => ({ lga, plain: plainName(lga.name) }));

/** Finds a typed local government area in its state; suggests others where there is none. */
export function findArea({ state, area: text }: TypedPlace): FoundArea {
  const wanted = plainName(text);
  const stateName = findState(state)?.name;
  if (wanted === '' || stateName === undefined) return { kind: 'none' };
  const areas = named.filter(({ lga }) => lga.stateId === state);
  const begun = areas.filter(({ plain }) => plain.startsWith(wanted));
  const match =
    areas.find(({ lga, plain }) => lga.id === text || plain === wanted) ??
    (begun.length === 1 ? begun[0] : undefined);
  return match
    ? { kind: 'area', area: match.lga }
    : { kind: 'problem', message: complaint(text, wanted, { stateName, areas }) };
}

/** Without the words that name its kind: "Ikeja LGA" is "ikeja". */
function plainName(name: string): string {
  return foldText(name).replace(/ (?:lga|local government(?: area)?|area council)$/, '');
}

function complaint(
  text: string,
  wanted: string,
  { stateName, areas }: { stateName: string; areas: readonly NamedLga[] },
): string {
  const elsewhere = named.find(({ plain }) => plain === wanted)?.lga;
  if (elsewhere) {
    const other = findState(elsewhere.stateId)?.name ?? '';
    return `${elsewhere.name} is in ${other}, not in ${stateName}. Change the state or the area`;
  }
  const similar = similarTo(wanted, areas)
    .slice(0, mostSuggested)
    .map(({ lga }) => lga.name);
  const question = similar.length > 0 ? ` Did you mean ${orList.format(similar)}?` : '';
  return `We don’t know an area “${text}” in ${stateName}.${question} You can leave it empty`;
}

/** The areas that share the longest beginning with what was typed. */
function similarTo(wanted: string, areas: readonly NamedLga[]): readonly NamedLga[] {
  for (let length = wanted.length; length > 0; length -= 1) {
    const start = wanted.slice(0, length);
    const found = areas.filter(({ plain }) => plain.startsWith(start));
    if (found.length > 0) return found;
  }
  return [];
}

/** Names where a person lives: "Ikeja, Lagos"; the state alone where no area is known. */
export function placeWords(draft: Draft, slot: PersonSlot): string {
  const place = placeOf(draft, slot);
  const found = findArea(place);
  const state = findState(place.state)?.name ?? '';
  return found.kind === 'area' ? `${found.area.name}, ${state}` : state;
}
