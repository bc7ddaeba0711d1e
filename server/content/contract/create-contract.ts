import type { Sources } from '#app/content-files.ts';
import type { Contract } from '#app/features/information/contract/contract.ports.ts';
import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import { formatDay } from '#app/kernel/days.ts';
import { byEdition, type ByEdition } from '#app/site/edition.ts';
import { informationPage } from '#server/content/information-pages.ts';
import { checkPlaceholders, fillTexts, type Placeholders } from '#server/content/placeholders.ts';
import {
  valueFor,
  valueWords,
  type PlanRow,
} from '#app/features/buying/plans/compare/plan-rows.ts';
import { waitRows } from '#app/features/buying/plans/compare/plan-table-data.ts';
import { tierIds } from '#app/features/buying/prices/price-list.ts';

interface ContractFacts {
  readonly placeholders: ByEdition<Placeholders>;
  readonly plans: PlanCatalogue;
}

/** Makes the contract, which also has its own facts. @throws ContentError naming file and line */
export function createContract(
  { file, text, frontMatter, body }: Sources['contract'],
  { placeholders, plans }: ContractFacts,
): Contract {
  const { version, validFrom, note, ...header } = frontMatter;
  const lists = contractLists(plans);
  const own = [
    ['version', version],
    ['validFrom', formatDay(validFrom)],
    ['note', note],
    ...[...lists].map(([name, items]) => [name, items.join('; ')] as const),
    ...[...lists].flatMap(([name, items]) =>
      items.map((item, at) => [`${name}${at + 1}`, item] as const),
    ),
  ] as const;
  checkPlaceholders(file, text, new Map([...placeholders.NG, ...own]));
  const pages = byEdition((edition) => {
    const values = new Map([...placeholders[edition], ...own]);
    const source = {
      file,
      text,
      frontMatter: fillTexts(header, values),
      body: withItems(body, lists),
    };
    return informationPage('contract', source, edition, values);
  });
  return { version, validFrom, note, pages };
}

/** Gives each entry of a list its own item where the name of the list is one. */
function withItems(body: string, lists: ReadonlyMap<string, readonly string[]>): string {
  return body.replaceAll(/^- \{\{(\w+)\}\}$/gm, (line, name: string) => {
    const items = lists.get(name);
    return items ? items.map((_, at) => `- {{${name}${at + 1}}}`).join('\n') : line;
  });
}

/** Lists of the plans that the contract takes in by their names, an item each. */
function contractLists(plans: PlanCatalogue): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ['exclusions', plans.cover.NG.exclusions],
    ['waits', waitRows(plans, false).map((row) => waitInWords(row, plans))],
  ]);
}

const inList = new Intl.ListFormat('en-GB');

/** Words a waiting period with the plans that have it: "12 months on Gold and Platinum". */
function waitInWords(row: PlanRow, { tiers }: PlanCatalogue): string {
  const byWait = Map.groupBy(tierIds, (tier) => valueWords(valueFor(row, tier)).toLowerCase());
  const words = Array.from(byWait, ([wait, plans]) =>
    byWait.size === 1 ? wait : `${wait} on ${inList.format(plans.map((id) => tiers[id].name))}`,
  );
  return `${row.name}: ${words.join(', ')}`;
}
