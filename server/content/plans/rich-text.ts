import type { RichText, TextPart } from '#app/features/buying/plans/catalogue.types.ts';
import type { PriceCell } from '#app/features/buying/plans/compare/plan-rows.ts';
import type { Edition } from '#app/site/edition.ts';
import { editionCurrency, type PriceList } from '#app/features/buying/prices/price-list.ts';
import { formatQueryPrice } from '#app/features/buying/party/price-cell.ts';
import { ContentError } from '#server/content/parse-yaml.ts';

export type TextFiller = ReturnType<typeof createTextFiller>;

const priceToken = /\{\{(price|each) ([^{}]+)\}\}/g;
const markup = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)|\{\{(price|each) ([^{}]+)\}\}/g;

interface Pricing {
  readonly prices: PriceList;
  readonly edition: Edition;
}

/** Gets the price that a text of a file asks for by a query. @throws ContentError naming the file */
export function getPrice(
  file: string,
  asked: Pick<PriceCell, 'query' | 'isEach'>,
  { prices, edition }: Pricing,
): PriceCell {
  try {
    return formatQueryPrice(asked, prices, editionCurrency(edition));
  } catch (error) {
    throw new ContentError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Creates a filler for one file and edition; it throws ContentErrors that name the file. */
export function createTextFiller(file: string, pricing: Pricing) {
  function price(kind: string, source: string): PriceCell {
    const asked = { query: source.trim(), isEach: kind === 'each' };
    return getPrice(file, asked, pricing);
  }

  function check(text: string): void {
    const [left] = /\{\{(?!(?:price|each) )[^{}]*\}\}/.exec(text) ?? [];
    if (left !== undefined) throw new ContentError(`${file}: unknown placeholder ${left}`);
  }

  function part(match: RegExpMatchArray): TextPart {
    const [, strong, text, href, kind, source] = match;
    if (strong !== undefined) return { kind: 'strong', text: strong };
    if (text !== undefined && href !== undefined) return { kind: 'link', text, href };
    return { kind: 'price', ...price(kind ?? 'price', source ?? '') };
  }

  return {
    /** Text with links and marked prices. */
    rich(text: string): RichText {
      check(text);
      const parts: TextPart[] = [];
      let end = 0;
      for (const match of text.matchAll(markup)) {
        if (match.index > end) parts.push(text.slice(end, match.index));
        parts.push(part(match));
        end = match.index + match[0].length;
      }
      if (end < text.length) parts.push(text.slice(end));
      return parts;
    },
    /** Text without markup, for titles and descriptions. */
    plain(text: string): string {
      check(text);
      return text.replace(
        priceToken,
        (_all, kind: string, query: string) => price(kind, query).text,
      );
    },
  };
}
