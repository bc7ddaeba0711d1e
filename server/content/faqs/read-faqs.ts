import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { priceOf } from '#app/features/buying/prices/price-of-query.ts';
import type { PriceList } from '#app/features/buying/prices/price-list.ports.ts';
import type { FaqGroup, Faqs, FaqsPage } from '#app/features/help/faqs/faqs.ports.ts';
import { faqsSchema, type FaqsSource } from '#app/features/help/faqs/faqs.schema.ts';
import type { Edition } from '#app/location/edition.ts';
import type { Identity } from '#app/location/identity.ports.ts';
import { ContentError, parseYaml } from '#server/content/parse-yaml.ts';
import { checkPlaceholders, fillTexts, placeholdersOf } from '#server/content/placeholders.ts';
import { planFacts, type PlanFactSources } from '#server/content/plans/plan-facts.ts';
import { renderText } from '#server/content/read-content-file.ts';

const priceToken = /\{\{price ([^{}]+)\}\}/g;

/**
 * Reads the questions and answers, for both editions.
 * @param contentFolder has a file `faqs.yaml`
 * @throws ContentError naming file, line and key
 */
export async function readFaqs(
  contentFolder: string,
  identity: Identity,
  plans: PlanFactSources,
): Promise<Faqs> {
  const { prices } = plans;
  const file = join(contentFolder, 'faqs.yaml');
  const text = await readFile(file, 'utf8');
  const placeholders = placeholdersOf(identity, planFacts(plans));
  checkPlaceholders(file, text.replace(/^\s*#.*$/gm, '').replace(priceToken, ''), placeholders);
  const { groups, ...header } = fillTexts(parseYaml({ file, text }, faqsSchema), placeholders);
  const finished = groups.map((group) => ({
    first: group.first,
    group: finishGroup(file, group, prices),
  }));
  const pageFor = (edition: Edition): FaqsPage => ({
    ...header,
    groups: [
      ...finished.filter(({ first }) => first === edition),
      ...finished.filter(({ first }) => first !== edition),
    ].map(({ group }) => group),
  });
  const pages = { NG: pageFor('NG'), DG: pageFor('DG') };
  return { page: (edition) => pages[edition] };
}

type GroupSource = FaqsSource['groups'][number];

function finishGroup(file: string, group: GroupSource, prices: PriceList): FaqGroup {
  return {
    id: group.id,
    title: group.title,
    questions: group.questions.map(({ id, question, words = '', answer }) => ({
      id,
      question,
      words,
      answer: withPrices(file, renderText(file, answer), prices),
    })),
  };
}

/** Prices are marked with the question that leads to them, as everywhere on the site. */
function withPrices(file: string, html: string, prices: PriceList): string {
  return html.replace(priceToken, (_token, escaped: string) => {
    const asked = escaped.replaceAll('&#x26;', '&').trim();
    try {
      const { text, query } = priceOf(asked, prices);
      return `<data value="${query.replaceAll('&', '&amp;')}">${text}</data>`;
    } catch (error) {
      throw new ContentError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}
