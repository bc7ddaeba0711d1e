import { monthsInWords } from '#app/kernel/numbers.ts';
import { readContract } from './contract/read-contract.ts';
import { readCompany } from './company/read-company.ts';
import { readFaqs } from './faqs/read-faqs.ts';
import { readGetCare } from './get-care/read-get-care.ts';
import { readIdentity } from './identity.ts';
import { readInformationPages } from './information-pages.ts';
import { readMedicines } from './medicines/read-medicines.ts';
import { readMails } from './mails/read-mails.ts';
import type { Placeholders } from './placeholders.ts';
import { readPlanCatalogue } from './plans/plan-catalogue.ts';
import { planFacts, type PlanFactSources } from './plans/plan-facts.ts';
import { readQrCodes } from './qr-codes/read-qr-codes.ts';
import { readQuiz, readTips } from './wellness.ts';
import { readUrgent } from './read-urgent.ts';
import { readSearchKeywords, readSearchTasks, readSynonyms } from './search-keywords.ts';

interface ContentOptions {
  readonly siteUrl: string;
  readonly retentionMonths: number;
}

/** Reads everything but news and directory. @throws ContentError naming file, line and key */
export async function readContent(folder: string, { siteUrl, retentionMonths }: ContentOptions) {
  const { bankTransfer, ...identity } = await readIdentity(folder);
  const planCatalogue = await readPlanCatalogue(folder, identity);
  const facts = contentFacts(planCatalogue, retentionMonths);
  return {
    identity,
    bankTransfer,
    planCatalogue,
    facts,
    informationPages: await readInformationPages(folder, identity, facts),
    contract: await readContract(folder, { identity, facts, plans: planCatalogue }),
    company: await readCompany(folder, identity),
    qrCodes: await readQrCodes(folder, identity, siteUrl),
    faqs: await readFaqs(folder, identity, planCatalogue),
    getCare: await readGetCare(folder, identity),
    mails: await readMails(folder, identity, facts),
    medicines: await readMedicines(folder, identity, planCatalogue),
    quiz: await readQuiz(folder),
    tips: await readTips(folder),
    urgent: await readUrgent(folder),
    synonyms: await readSynonyms(folder),
    searchKeywords: await readSearchKeywords(folder),
    searchTasks: await readSearchTasks(folder, identity),
  };
}

/** Placeholder values that do not come from the identity: rules of plans, and settings. */
export function contentFacts(plans: PlanFactSources, retentionMonths: number): Placeholders {
  return new Map([...planFacts(plans), ['retention', monthsInWords(retentionMonths)]]);
}
