import { createUrgentFinder } from '#app/site/urgent/find-urgent.ts';
import type { Urgent } from '#app/site/urgent/urgent.ports.ts';
import type { UrgentSource } from '#app/site/urgent/urgent.schema.ts';

/** Finds what people in danger are told. */
export function createUrgent({ note, helplines, topics }: UrgentSource): Urgent {
  const entries = topics.map(({ title, now, helpline, source, words, alone, unless }) => ({
    title,
    now,
    helpline: helpline && helplines[helpline],
    source,
    note,
    words,
    alone,
    unless,
  }));
  const find = createUrgentFinder(entries);
  return {
    entries,
    find(words) {
      const found = find(words);
      if (!found) return undefined;
      const { title, now, source, helpline } = found;
      return { title, now, source, helpline, note };
    },
  };
}
