import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'build/client/assets';
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

/** Names of the files that a script needs before it runs. */
function importsOf(name: string): readonly string[] {
  const code = readFileSync(`${folder}/${name}`, 'utf8');
  return [...code.matchAll(/(?:import|from)["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, imported = '']) => imported,
  );
}

const imports = new Map(scripts.map((name) => [name, importsOf(name)]));

/** All that a script brings with it. */
function broughtBy(name: string, found = new Set<string>()): ReadonlySet<string> {
  for (const imported of imports.get(name) ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    broughtBy(imported, found);
  }
  return found;
}

it('no built script imports itself by way of others: it would run before what it needs', () => {
  expect(scripts.some((name) => broughtBy(name).size > 2)).toBe(true);
  expect(scripts.filter((name) => broughtBy(name).has(name))).toEqual([]);
});

it('what every page loads does not bring React', () => {
  const site = scripts.filter((name) => /^(entry\.client|site)-/.test(name));
  expect(site).toHaveLength(2);
  const react = scripts.filter((name) => name.startsWith('react-'));
  expect(react).toHaveLength(1);
  expect(react.filter((name) => site.some((one) => broughtBy(one).has(name)))).toEqual([]);
});

/** The build lowers syntax for the browsers in vite.config.ts, but adds nothing that they lack. */
const tooYoung = new RegExp(
  [
    String.raw`\.(?:toSorted|toReversed|toSpliced|with|groupBy|withResolvers|fromAsync)\(`,
    String.raw`\.(?:union|intersection|difference|isSubsetOf|isSupersetOf|isDisjointFrom)\(`,
    String.raw`\bURL\.(?:canParse|parse)\(`,
    String.raw`\bAbortSignal\.(?:timeout|any)\(`,
    String.raw`\bResponse\.json\(`,
    String.raw`\.(?:checkVisibility|setHTML|setHTMLUnsafe|moveBefore)\(`,
    String.raw`matches\(.:popover-open`,
    String.raw`\.aria[A-Z]\w+ *=[^=]`,
    String.raw`\(\?<[=!]`,
  ].join('|'),
  'g',
);

it('the oldest browsers can run every script', () => {
  const files = [...scripts.map((name) => `${folder}/${name}`), 'build/worker/sw.js'];
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(tooYoung)].map(([name]) => `${file} ${name}`),
  );
  expect(found).toEqual([]);
});
