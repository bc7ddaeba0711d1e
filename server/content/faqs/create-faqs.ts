import { join } from 'node:path';
import { contentFiles } from '#app/content-files.ts';
import type { PriceCell } from '#app/features/buying/plans/compare/plan-rows.ts';
import type { PriceList } from '#app/features/buying/prices/price-list.ts';
import type { FaqGroup, FaqsPage } from '#app/features/help/faqs/faqs.ports.ts';
import type { FaqsSource } from '#app/features/help/faqs/faqs.schema.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import type { Edition } from '#app/site/edition.ts';
import { getPrice } from '#server/content/plans/rich-text.ts';
import { createAlikeWords } from '#server/content/search-keywords.ts';
import type { Synonyms } from '#server/text-search/term-index.ts';
import { escapeXml } from '#server/xml.ts';

const priceToken = /\{\{price ([^{}]+)\}\}/g;

interface FaqFacts {
  readonly edition: Edition;
  readonly prices: PriceList;
  readonly synonyms: Synonyms;
}

/** Finishes the questions for an edition. @throws ContentError naming the file */
export function createFaqs(
  contentFolder: string,
  { groups, ...header }: FaqsSource,
  { edition, prices, synonyms }: FaqFacts,
): FaqsPage {
  const file = join(contentFolder, contentFiles.faqs.path);
  const alikeFor = createAlikeWords(synonyms);
  const formatNamedPrice = (query: string) => getPrice(file, { query }, { prices, edition });
  const finish = ({ id, title, questions }: FaqsSource['groups'][number]): FaqGroup => ({
    id,
    title,
    questions: questions.map(({ words = '', ...faq }) => {
      const answer = withPrices(faq.answer, formatNamedPrice);
      const plainAnswer = plainText(answer);
      const alike = alikeFor(`${faq.question} ${words} ${plainAnswer}`);
      return { ...faq, words, answer, plainAnswer, alike };
    }),
  });
  return {
    ...header,
    groups: [
      ...groups.filter(({ first }) => first === edition),
      ...groups.filter(({ first }) => first !== edition),
    ].map(finish),
  };
}

/** Marks up each price with the query that leads to it. */
function withPrices(html: string, priceOf: (query: string) => PriceCell): string {
  return html.replace(priceToken, (_token, escaped: string) => {
    const { text, query } = priceOf(escaped.replaceAll('&#x26;', '&').trim());
    return `<data value="${escapeXml(query)}">${text}</data>`;
  });
}
