import { createUrgentFinder } from '#app/site/urgent/find-urgent.ts';
import type { Urgent } from '#app/site/urgent/urgent.ports.ts';
import type { UrgentSource } from '#app/site/urgent/urgent.schema.ts';

/** Finds what people in danger are told. */
export function createUrgent({ note, helplines, topics }: UrgentSource): Urgent {
  const entries = topics.map(({ id: _ofEditors, helpline, ...topic }) => ({
    ...topic,
    helpline: helpline && helplines[helpline],
    note,
  }));
  const find = createUrgentFinder(entries);
  return {
    entries,
    find(words) {
      const found = find(words);
      if (!found) return undefined;
      const { words: _words, alone: _alone, unless: _unless, ...help } = found;
      return help;
    },
  };
}
