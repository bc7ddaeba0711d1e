import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandIcons, linkedinIcon, lucideIcons, medicalIcons } from './icon-sources.ts';
import { innerMarkup, spriteOf, type Icon } from './sprite.ts';

const root = join(import.meta.dirname, '../..');
/** What brands and medical icons inherit. */
const nothing = {};
const line = {
  fill: 'none',
  stroke: '#000',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

async function readLucideIcons(): Promise<Icon[]> {
  return Promise.all(
    lucideIcons.map(async (name) => ({
      name,
      edge: 24,
      inherited: line,
      decimals: 2,
      markup: await readMarkup(`lucide-static/icons/${name}.svg`),
    })),
  );
}

async function readBrandIcons(): Promise<Icon[]> {
  const others = Object.entries(brandIcons).map(async ([name, source]) =>
    brandIcon(name, await readMarkup(`simple-icons/icons/${source}.svg`)),
  );
  return [brandIcon('linkedin', linkedinIcon), ...(await Promise.all(others))];
}

function brandIcon(name: string, markup: string): Icon {
  return { name, edge: 24, inherited: nothing, markup, decimals: 1 };
}

async function readMedicalIcons(): Promise<Icon[]> {
  const file = join(root, 'art/node_modules/@iconify-json/healthicons/icons.json');
  const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  return Object.entries(medicalIcons).map(([name, source]) => {
    const icon = icons[`${source}-outline`];
    if (icon === undefined) throw new Error(`healthicons has no outline of ${source}`);
    return { name, edge: 48, inherited: nothing, markup: icon.body, decimals: 1 };
  });
}

async function readMarkup(packageFile: string): Promise<string> {
  return innerMarkup(await readFile(join(root, 'art/node_modules', packageFile), 'utf8'));
}

const notice = '/* Written by art/icons/generate.ts: change that instead. */\n';

function nameModule(names: readonly string[]): string {
  const lines = names.toSorted().map((name) => `  '${name}',`);
  return `${notice}
/** Every icon. */
export const iconNames = [
${lines.join('\n')}
] as const;

export type IconName = (typeof iconNames)[number];
`;
}

/** The icons' places in their pictures. The medical ones are fetched by pages that show one. */
function placeRules(): string {
  const rules = Object.values(pictures).flatMap((icons) =>
    icons.map(({ name }, index) => {
      const percent = ((index / (icons.length - 1)) * 100).toFixed(3);
      return `.icon--${name} { --icon-place: ${percent}%; }`;
    }),
  );
  const medical = pictures['medical-icons.svg'].map(({ name }) => `.icon--${name}`);
  const picture = `-webkit-mask-image: url('../../assets/medical-icons.svg');`;
  return `${notice}\n${rules.join('\n')}\n\n${medical.join(',\n')} {\n  ${picture}\n}\n`;
}

function byName(icons: readonly Icon[]): Icon[] {
  return icons.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const pictures = {
  'icons.svg': [...byName(await readLucideIcons()), ...byName(await readBrandIcons())],
  'medical-icons.svg': byName(await readMedicalIcons()),
};
const names = Object.values(pictures).flatMap((icons) => icons.map(({ name }) => name));
if (new Set(names).size < names.length) throw new Error('A name is twice');

await mkdir(join(root, 'app/ui/icon'), { recursive: true });
for (const [fileName, icons] of Object.entries(pictures)) {
  const sprite = spriteOf(icons);
  await writeFile(join(root, 'app/assets', fileName), sprite);
  const kilobytes = (sprite.length / 1024).toFixed(1);
  process.stdout.write(`${fileName}: ${icons.length} icons, ${kilobytes} kB\n`);
}
await writeFile(join(root, 'app/ui/icon/icon-names.ts'), nameModule(names));
await writeFile(join(root, 'app/ui/icon/icon-places.css'), placeRules());
