import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { checkCloth } from '../figures/check-cloth.ts';
import { svgDocument } from '../figures/compose.ts';
import { figure } from '../figures/figure.ts';
import { optimiseSvg } from '../figures/optimise.ts';
import { headPeople, type HeadPersonName } from './head-people.ts';
import { headPictures, type HeadCast, type HeadPicture } from './head-pictures.ts';

const folder = join(import.meta.dirname, '../../app/assets/page-heads');
const frame = { width: 1760, height: 960 };
const budgetBytes = 12 * 1024;
const wanted = process.argv[2] ?? '';

const drawn = new Map<HeadPersonName, Promise<string>>();

async function drawPerson(name: HeadPersonName): Promise<string> {
  const person = drawn.get(name) ?? figure(headPeople[name]);
  drawn.set(name, person);
  return person;
}

async function drawHead({ name, cast, draw }: HeadPicture): Promise<string> {
  const people = await Promise.all(
    cast.map(async (person) => [person, await drawPerson(person)] as const),
  );
  // A picture names everyone it draws in its cast, so no other name is looked up.
  const markup = draw(Object.fromEntries(people) as HeadCast);
  checkCloth(
    name,
    markup,
    cast.map((person) => headPeople[person]),
  );
  return optimiseSvg(svgDocument(`0 0 ${frame.width} ${frame.height}`, markup), name);
}

for (const picture of headPictures) {
  if (!picture.name.includes(wanted)) continue;
  const svg = await drawHead(picture);
  const sizeBytes = brotliCompressSync(svg).length;
  if (sizeBytes > budgetBytes) throw new Error(`${picture.name} is too large: ${sizeBytes} bytes`);
  await writeFile(join(folder, `${picture.name}.svg`), svg);
  process.stdout.write(`${picture.name}.svg ${(sizeBytes / 1024).toFixed(1)} kB with brotli\n`);
}
