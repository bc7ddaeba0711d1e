import type { Sources } from '#app/content-files.ts';
import type { mailFacts, MailName } from '#app/leads/mails.schema.ts';
import type { ByEdition } from '#app/site/edition.ts';
import { fillPlaceholders } from '#server/content/placeholders.ts';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Writes mails to visitors in the words of the insurer. */
export type MailTexts = ReturnType<typeof createMailTexts>;

/** Makes mails to visitors of the texts for each edition. */
export function createMailTexts(texts: ByEdition<Sources['mails']>) {
  return {
    /** Writes one for an edition, as leads hold it, with all that it is told. */
    write<Name extends MailName>(
      name: Name,
      edition: string,
      told: Readonly<Record<(typeof mailFacts)[Name][number], string>>,
    ): MailText {
      const values = new Map(Object.entries<string>(told));
      const { subject, text } = texts[edition === 'DG' ? 'DG' : 'NG'][name];
      return { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) };
    },
  };
}
