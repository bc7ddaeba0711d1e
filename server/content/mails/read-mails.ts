import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.types.ts';
import { parseYaml } from '#server/content/parse-yaml.ts';
import {
  checkPlaceholders,
  fillPlaceholders,
  fillTexts,
  placeholdersOf,
  withoutComments,
  type Placeholders,
} from '#server/content/placeholders.ts';
import { allFacts, mailsSchema, type mailFacts, type MailName } from './mails.schema.ts';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Writes mails to visitors in the words of the insurer. */
export interface MailTexts {
  /** Writes one for an edition, as leads hold it, with all that it is told. */
  write<Name extends MailName>(
    name: Name,
    edition: string,
    facts: Readonly<Record<(typeof mailFacts)[Name][number], string>>,
  ): MailText;
}

/** Reads the texts of mails to visitors. @throws ContentError naming file, line and key */
export async function readMails(
  folder: string,
  identity: Identity,
  facts: Placeholders,
): Promise<MailTexts> {
  const file = join(folder, 'mails.yaml');
  const text = await readFile(file, 'utf8');
  const valuesFor = (edition: Edition) => placeholdersOf(identity, edition, facts);
  const toldLater = allFacts.map((name) => [name, ''] as const);
  checkPlaceholders(file, withoutComments(text), new Map([...valuesFor('NG'), ...toldLater]));
  const source = parseYaml({ file, text }, mailsSchema);
  const texts = { NG: fillTexts(source, valuesFor('NG')), DG: fillTexts(source, valuesFor('DG')) };
  return {
    write(name, edition, told) {
      const values = new Map(Object.entries<string>(told));
      const { subject, text: body } = texts[edition === 'DG' ? 'DG' : 'NG'][name];
      return { subject: fillPlaceholders(subject, values), text: fillPlaceholders(body, values) };
    },
  };
}
