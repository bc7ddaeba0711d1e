import { foldText } from '#app/kernel/text/fold-text.ts';
import { lgas, type Lga } from '#app/location/nigeria/lgas.ts';
import { states, type State } from '#app/location/nigeria/states.ts';

/** Finds areas by whatever people and files call them. */
export interface Areas {
  findState(text: string): State | undefined;
  /** An area council counts as a local government area. */
  findLga(text: string, stateId: string | undefined): Lga | undefined;
}

interface OtherNames {
  readonly states: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly lgas: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** Areas by id, by name and by the other names that an operator's file may use. */
export function createAreas(otherNames: OtherNames): Areas {
  const stateByName = new Map<string, State>();
  for (const state of states) {
    const names = [state.id, state.name, `${state.name} State`];
    for (const name of [...names, ...(otherNames.states[state.id] ?? [])]) {
      stateByName.set(tight(name), state);
    }
  }
  const lgaByName = new Map<string, Lga>();
  for (const lga of lgas) {
    lgaByName.set(tight(lga.id), lga);
    for (const name of [lga.name, ...(otherNames.lgas[lga.id] ?? [])]) {
      lgaByName.set(`${lga.stateId} ${tight(name)}`, lga);
      // Six names occur in two states: without the state they mean neither.
      if (!lgaByName.has(tight(name))) lgaByName.set(tight(name), lga);
    }
  }
  return {
    findState: (text) => stateByName.get(tight(text)),
    findLga(text, stateId) {
      if (stateId === undefined) return lgaByName.get(tight(text));
      const lga = lgaByName.get(`${stateId} ${tight(text)}`) ?? lgaByName.get(tight(text));
      return lga?.stateId === stateId ? lga : undefined;
    },
  };
}

function tight(text: string): string {
  return foldText(text).replaceAll(' ', '');
}
