import { join } from 'node:path';
import { contentFiles } from '#app/content-files.ts';
import { pickTips } from '#app/features/wellness/tips/pick-tips.ts';
import { counted } from '#app/kernel/numbers.ts';
import { dialledPhone } from '#app/site/contact/phones.ts';
import { byEdition, type Edition } from '#app/site/edition.ts';
import type { Offices } from '#app/site/offices.schema.ts';
import { createContract } from './contract/create-contract.ts';
import { createFaqs } from './faqs/create-faqs.ts';
import { informationPage } from './information-pages.ts';
import { createMailTexts } from './mails/mail-texts.ts';
import { createMedicines } from './medicines/create-medicines.ts';
import { openFiles } from './open-files.ts';
import { ContentError } from './parse-yaml.ts';
import { placeholdersOf, type Placeholders } from './placeholders.ts';
import { createPlanCatalogue } from './plans/plan-catalogue.ts';
import { planFacts } from './plans/plan-facts.ts';
import { createPosts, type FindPicture } from './posts/create-posts.ts';
import { createQrCodes } from './qr-codes/create-qr-codes.ts';
import { keywordsOf, tasksOf } from './search-keywords.ts';
import { createUrgentFinder } from '#app/site/urgent/find-urgent.ts';
import type { Urgent } from '#app/site/urgent/urgent.ports.ts';
import type { UrgentSource } from '#app/site/urgent/urgent.schema.ts';

interface ContentOptions {
  readonly siteUrl: string;
  readonly retentionMonths: number;
  readonly findPicture: FindPicture;
}

/** Reads all content. @throws ContentError naming file, line and key */
export async function readContent(folder: string, options: ContentOptions) {
  const files = await openFiles(folder, contentFiles);
  const { sources } = files;
  const { bankTransfer, ...identity } = sources.identity;
  const retention = counted(options.retentionMonths, 'month');
  const facts: Placeholders = new Map([...planFacts(sources), ['retention', retention]]);
  const placeholders = byEdition((edition) => placeholdersOf(identity, edition, facts));
  if (sources.pages.size === 0)
    throw new ContentError(`${join(folder, 'pages')}: contains no pages`);
  files.check(placeholders.NG);
  const texts = byEdition((edition) => files.finish(placeholders[edition]));

  const planCatalogue = createPlanCatalogue(folder, texts);
  const contract = createContract(sources.contract, { placeholders, plans: planCatalogue });
  const qrCodes = createQrCodes(texts.DG.qrCodes, identity, options.siteUrl);
  const synonyms = new Map(
    Object.entries(sources.synonyms).map(([word, meant]) => [word, meant.split(' ')] as const),
  );
  const contentFor = (edition: Edition) => ({
    ...texts[edition],
    identity,
    bankTransfer,
    planCatalogue,
    contract,
    faqs: createFaqs(folder, texts[edition].faqs, { edition, prices: sources.prices, synonyms }),
    pages: new Map(
      Array.from(texts[edition].pages, ([slug, file]) => [
        slug,
        informationPage(slug, file, edition, placeholders[edition]),
      ]),
    ),
    offices: dialledOffices(texts[edition].offices, edition),
    medicines: createMedicines(folder, texts[edition].medicines, planCatalogue),
    qrCodes: qrCodes.page,
    tips: { pick: (profile: Parameters<typeof pickTips>[1]) => pickTips(sources.tips, profile) },
    urgent: createUrgent(sources.urgent),
  });
  return {
    ...byEdition(contentFor),
    sources,
    facts,
    findQrPayload: qrCodes.findPayload,
    mails: createMailTexts(byEdition((edition) => texts[edition].mails)),
    posts: createPosts(folder, texts.DG, { placeholders: placeholders.DG, ...options }),
    synonyms,
    searchKeywords: byEdition((edition) => keywordsOf(sources.searchKeywords, edition)),
    searchTasks: byEdition((edition) => tasksOf(texts[edition].searchTasks, edition)),
  };
}

function dialledOffices({ offices, ...rest }: Offices, edition: Edition): Offices {
  const shown = offices.map((office) =>
    Object.assign({}, office, { phone: dialledPhone(edition, office.phone) }),
  );
  return { ...rest, offices: shown };
}

/** The site takes them from its settings. */
const exampleOptions: ContentOptions = {
  siteUrl: 'https://site.example',
  retentionMonths: 24,
  findPicture: (name) => ({ src: name, srcSet: undefined, width: 1, height: 1 }),
};

/** Reads all content as the server does, to find mistakes. @throws ContentError naming the first */
export function tryContent(folder: string) {
  return readContent(folder, exampleOptions);
}

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
