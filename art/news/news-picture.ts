import { checkCloth } from '../figures/check-cloth.ts';
import { svgDocument } from '../figures/compose.ts';
import { figure } from '../figures/figure.ts';
import { optimiseSvg } from '../figures/optimise.ts';
import { newsPeople, type NewsPersonName } from './news-people.ts';
import { box, flat } from './pen.ts';

/** The frame of the pictures in the units in which they are drawn; files have half as many. */
export const frame = { width: 2400, height: 1350 } as const;

/** The drawn people of a picture, by their names. */
export type NewsCast = Readonly<Record<NewsPersonName, string>>;

/** The picture of one article: its name, the colour behind everything and what stands in it. */
export interface NewsPicture {
  readonly name: string;
  readonly ground: string;
  readonly cast: readonly NewsPersonName[];
  readonly draw: (cast: NewsCast) => string;
}

const drawn = new Map<NewsPersonName, Promise<string>>();

/** Draws a picture as a small SVG of 1200 by 675 whose ids start with the picture's name. */
export async function drawNewsPicture({ name, ground, cast, draw }: NewsPicture): Promise<string> {
  const people = await Promise.all(
    cast.map(async (person) => [person, await drawPerson(person)] as const),
  );
  const field = flat(ground, box(0, 0, frame.width, frame.height));
  // A picture names everyone it draws in its cast, so no other name is looked up.
  const markup = field + draw(Object.fromEntries(people) as NewsCast);
  checkCloth(
    name,
    markup,
    cast.map((person) => newsPeople[person]),
    ground,
  );
  const large = svgDocument(`0 0 ${frame.width} ${frame.height}`, markup);
  return halved(optimiseSvg(large, name));
}

// Drawing large keeps coordinates whole, which is what makes the files small.
function halved(svg: string): string {
  const [width, height] = [frame.width / 2, frame.height / 2];
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><g transform="scale(.5)">${inner}</g></svg>`
  );
}

async function drawPerson(name: NewsPersonName): Promise<string> {
  const person = drawn.get(name) ?? figure(newsPeople[name]);
  drawn.set(name, person);
  return person;
}
