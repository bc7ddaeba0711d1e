import type { ColumnMapping } from '#app/features/providers/provider-content.schema.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { lgas, type Lga } from '#app/site/nigeria/lgas.ts';
import { states, type State } from '#app/site/nigeria/states.ts';

/** Finds areas by the names that people and files use. */
export type Areas = ReturnType<typeof createAreas>;

/** Indexes areas by id, by name and by the other names in the column mapping. */
export function createAreas(otherNames: Pick<ColumnMapping, 'states' | 'lgas'>) {
  const stateByName = new Map<string, State>();
  for (const state of states) {
    const names = [state.id, state.name, `${state.name} State`];
    for (const name of [...names, ...(otherNames.states[state.id] ?? [])]) {
      stateByName.set(compactName(name), state);
    }
  }
  const lgaByName = new Map<string, Lga>();
  for (const lga of lgas) {
    lgaByName.set(compactName(lga.id), lga);
    for (const name of [lga.name, ...(otherNames.lgas[lga.id] ?? [])]) {
      lgaByName.set(`${lga.stateId} ${compactName(name)}`, lga);
      // Six names occur in two states, so without a state the first one wins.
      if (!lgaByName.has(compactName(name))) lgaByName.set(compactName(name), lga);
    }
  }
  return {
    findState: (text: string) => stateByName.get(compactName(text)),
    /** An area council counts as a local government area. */
    findLga(text: string, stateId: string | undefined): Lga | undefined {
      if (stateId === undefined) return lgaByName.get(compactName(text));
      const lga =
        lgaByName.get(`${stateId} ${compactName(text)}`) ?? lgaByName.get(compactName(text));
      return lga?.stateId === stateId ? lga : undefined;
    },
  };
}

/** A name folded and without spaces, for lookups. */
export function compactName(text: string): string {
  return foldText(text).replaceAll(' ', '');
}
