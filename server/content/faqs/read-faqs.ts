import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PriceCell } from '#app/features/buying/plans/compare/plan-rows.ts';
import type { FaqGroup, Faqs, FaqsPage } from '#app/features/help/faqs/faqs.ports.ts';
import { faqsSchema, type FaqsSource } from '#app/features/help/faqs/faqs.schema.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.types.ts';
import { parseYaml } from '#server/content/parse-yaml.ts';
import {
  checkPlaceholders,
  fillTexts,
  placeholdersOf,
  withoutComments,
} from '#server/content/placeholders.ts';
import { planFacts, type PlanFactSources } from '#server/content/plans/plan-facts.ts';
import { getPrice } from '#server/content/plans/rich-text.ts';
import { createAlikeWords, readSynonyms } from '#server/content/search-keywords.ts';
import { renderText } from '#server/content/read-content-file.ts';
import { escapeXml } from '#server/xml.ts';

const priceToken = /\{\{price ([^{}]+)\}\}/g;

/** Reads the questions for both editions. @throws ContentError naming file, line and key */
export async function readFaqs(
  contentFolder: string,
  identity: Identity,
  plans: PlanFactSources,
): Promise<Faqs> {
  const { prices } = plans;
  const file = join(contentFolder, 'faqs.yaml');
  const text = await readFile(file, 'utf8');
  const facts = planFacts(plans);
  const alikeFor = createAlikeWords(await readSynonyms(contentFolder));
  const placeholdersFor = (edition: Edition) => placeholdersOf(identity, edition, facts);
  const texts = withoutComments(text).replace(priceToken, '');
  checkPlaceholders(file, texts, placeholdersFor('NG'));
  const source = parseYaml({ file, text }, faqsSchema);
  const pageFor = (edition: Edition): FaqsPage => {
    const { groups, ...header } = fillTexts(source, placeholdersFor(edition));
    const priceOf = (query: string) => getPrice(file, { query }, { prices, edition });
    const toPrices = (html: string) => withPrices(html, priceOf);
    return {
      ...header,
      groups: [
        ...groups.filter(({ first }) => first === edition),
        ...groups.filter(({ first }) => first !== edition),
      ].map((group) => finishGroup(file, group, { toPrices, alikeFor })),
    };
  };
  const pages = { NG: pageFor('NG'), DG: pageFor('DG') };
  return { page: (edition) => pages[edition] };
}

interface Finishing {
  readonly toPrices: (html: string) => string;
  /** Other words with the meaning of some of a text. */
  readonly alikeFor: (text: string) => string;
}

type GroupSource = FaqsSource['groups'][number];

function finishGroup(
  file: string,
  group: GroupSource,
  { toPrices, alikeFor }: Finishing,
): FaqGroup {
  return {
    id: group.id,
    title: group.title,
    questions: group.questions.map(({ id, question, words = '', answer: source }) => {
      const answer = toPrices(renderText(file, source));
      const plainAnswer = plainText(answer);
      const alike = alikeFor(`${question} ${words} ${plainAnswer}`);
      return { id, question, words, answer, plainAnswer, alike };
    }),
  };
}

/** Marks up each price with the query that leads to it. */
function withPrices(html: string, priceOf: (query: string) => PriceCell): string {
  return html.replace(priceToken, (_token, escaped: string) => {
    const { text, query } = priceOf(escaped.replaceAll('&#x26;', '&').trim());
    return `<data value="${escapeXml(query)}">${text}</data>`;
  });
}
