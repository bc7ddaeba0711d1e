import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '#app/features/information/contract/contract.ports.ts';
import { contractSchema } from '#app/features/information/contract/contract.schema.ts';
import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import { formatDay } from '#app/kernel/days.ts';
import type { Identity } from '#app/site/identity.types.ts';
import { pagesOf } from '#server/content/information-pages.ts';
import { parseMarkdownFile } from '#server/content/parse-yaml.ts';
import {
  checkPlaceholders,
  placeholdersOf,
  type Placeholders,
} from '#server/content/placeholders.ts';
import { contractLists } from './contract-lists.ts';

interface ContractFacts {
  readonly identity: Identity;
  readonly facts: Placeholders;
  readonly plans: PlanCatalogue;
}

/** Reads content/contract.md. @throws ContentError naming file, line and key */
export async function readContract(folder: string, given: ContractFacts): Promise<Contract> {
  const { identity, plans } = given;
  const file = join(folder, 'contract.md');
  const text = await readFile(file, 'utf8');
  const { frontMatter, body } = parseMarkdownFile({ file, text }, contractSchema);
  const { version, validFrom, note, ...header } = frontMatter;
  const lists = contractLists(plans);
  const facts = new Map([
    ...given.facts,
    ['version', version],
    ['validFrom', formatDay(validFrom)],
    ['note', note],
    ...[...lists].map(([name, items]) => [name, items.join('; ')] as const),
    ...[...lists].flatMap(([name, items]) =>
      items.map((item, at) => [`${name}${at + 1}`, item] as const),
    ),
  ]);
  checkPlaceholders(file, text, placeholdersOf(identity, 'NG', facts));
  const source = { frontMatter: header, body: withItems(body, lists) };
  return { version, validFrom, note, pages: pagesOf(file, source, { identity, facts }) };
}

/** Gives each entry of a list its own item where the name of the list is one. */
function withItems(body: string, lists: ReadonlyMap<string, readonly string[]>): string {
  return body.replaceAll(/^- \{\{(\w+)\}\}$/gm, (line, name: string) => {
    const items = lists.get(name);
    return items ? items.map((_, at) => `- {{${name}${at + 1}}}`).join('\n') : line;
  });
}
