import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { readIdentity } from './identity.ts';
import { readCompany } from './company/read-company.ts';
import { readFaqs } from './faqs/read-faqs.ts';
import { readInformationPages } from './information-pages.ts';
import { readQrCodes } from './qr-codes/read-qr-codes.ts';
import { readQuiz } from './quiz.ts';
import { readPosts } from './posts/read-posts.ts';
import { readProviderContent } from './providers/provider-content.ts';
import { planFacts } from './plans/plan-facts.ts';
import { readPlanCatalogue } from './plans/plan-catalogue.ts';
import { readSameWords } from './same-words.ts';

/** Another folder may be named on the command line. */
const folder = process.argv[2] ?? 'content';
const pictures = new Set(readdirSync('app/assets/news').map((name) => parse(name).name));

/** Reads all content as a start would, so that a mistake stops the build with its file and line. */
async function checkContent(): Promise<void> {
  const identity = await readIdentity(folder);
  const plans = await readPlanCatalogue(folder, identity);
  const facts = planFacts(plans);
  await readInformationPages(folder, identity, facts);
  await readCompany(folder, identity);
  await readFaqs(folder, identity, plans);
  await readQrCodes(folder, identity, 'https://site.example');
  await readQuiz(folder);
  await readProviderContent(folder);
  await readSameWords(folder);
  await readPosts(folder, { identity, facts }, findPicture);
}

/** The size matters to pages only. */
function findPicture(name: string) {
  return pictures.has(name) ? { src: name, srcSet: undefined, width: 1, height: 1 } : undefined;
}

checkContent().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
