import { contentFacts } from '#server/content/read-content.ts';
import { readIdentity } from '#server/content/identity.ts';
import { readMails } from '#server/content/mails/read-mails.ts';
import { readPlanCatalogue } from '#server/content/plans/plan-catalogue.ts';

/** Reads the texts of mails to visitors, as the site does. */
export async function mailTexts() {
  const identity = await readIdentity('content');
  const facts = contentFacts(await readPlanCatalogue('content', identity), 24);
  return readMails('content', identity, facts);
}
