import { join } from 'node:path';
import { createUrgentFinder } from '#app/site/urgent/find-urgent.ts';
import type { Urgent } from '#app/site/urgent/urgent.ports.ts';
import { urgentSchema } from '#app/site/urgent/urgent.schema.ts';
import { readYaml } from './parse-yaml.ts';

/** Reads what people in danger search for, and are told. @throws ContentError naming file, line and key */
export async function readUrgent(folder: string): Promise<Urgent> {
  const { note, helplines, topics } = await readYaml(
    join(folder, 'search', 'urgent.yaml'),
    urgentSchema,
  );
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
