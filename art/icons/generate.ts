import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandIcons, linkedinIcon, lucideIcons, medicalIcons } from './icon-sources.ts';
import { innerMarkup, spriteOf, type Icon } from './sprite.ts';

const root = join(import.meta.dirname, '../..');
const solid = { fill: 'currentColor' };
const line = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

async function readLucideIcons(): Promise<Icon[]> {
  return Promise.all(
    lucideIcons.map(async (name) => ({
      name,
      viewBox: '0 0 24 24',
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
  return { name, viewBox: '0 0 24 24', inherited: solid, markup, decimals: 1 };
}

async function readMedicalIcons(): Promise<Icon[]> {
  const file = join(root, 'node_modules/@iconify-json/healthicons/icons.json');
  const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  return Object.entries(medicalIcons).map(([name, source]) => {
    const icon = icons[`${source}-outline`];
    if (icon === undefined) throw new Error(`healthicons has no outline of ${source}`);
    return { name, viewBox: '0 0 48 48', inherited: {}, markup: icon.body, decimals: 1 };
  });
}

async function readMarkup(packageFile: string): Promise<string> {
  return innerMarkup(await readFile(join(root, 'node_modules', packageFile), 'utf8'));
}

const notice = '/* Written by art/icons/generate.ts: change that instead. */\n';

function nameModule(icons: readonly Icon[]): string {
  const names = icons.map(({ name }) => `  '${name}',`);
  return `${notice}
/** Every icon of the sprite. */
export const iconNames = [
${names.join('\n')}
] as const;

export type IconName = (typeof iconNames)[number];
`;
}

function placeRules(icons: readonly Icon[]): string {
  const places = icons.map(({ name }, index) => {
    const percent = ((index / (icons.length - 1)) * 100).toFixed(3);
    return `.icon--${name} { --icon-place: ${percent}%; }`;
  });
  return `${notice}\n${places.join('\n')}\n`;
}

const icons = [
  ...(await readLucideIcons()),
  ...(await readBrandIcons()),
  ...(await readMedicalIcons()),
].toSorted((a, b) => (a.name < b.name ? -1 : 1));
if (new Set(icons.map(({ name }) => name)).size < icons.length) throw new Error('A name is twice');
const sprite = spriteOf(icons);
await mkdir(join(root, 'app/ui/icon'), { recursive: true });
await writeFile(join(root, 'app/assets/icons.svg'), sprite);
await writeFile(join(root, 'app/ui/icon/icon-names.ts'), nameModule(icons));
await writeFile(join(root, 'app/ui/icon/icon-places.css'), placeRules(icons));
process.stdout.write(`icons.svg: ${icons.length} icons, ${(sprite.length / 1024).toFixed(1)} kB\n`);
