import { checkCloth } from './check-cloth.ts';
import { figure } from './figure.ts';
import { people, type PersonName } from './people.ts';
import { svgDocument } from './compose.ts';
import { optimiseSvg } from './optimise.ts';
import type { Cast, Scene } from './scenes.ts';

const drawn = new Map<PersonName, Promise<string>>();

/** Draws a scene as a small SVG whose ids start with the scene's name. */
export async function drawScene(scene: Scene): Promise<string> {
  return optimiseSvg(svgDocument(scene.viewBox, await drawSceneMarkup(scene)), scene.name);
}

/** The inner markup of a scene, for putting it into a larger picture. */
export async function drawSceneMarkup(scene: Scene): Promise<string> {
  const names = await Promise.all(
    scene.cast.map(async (name) => [name, await drawPerson(name)] as const),
  );
  // A scene names everyone it draws in its cast, so no other name is looked up.
  const markup = scene.draw(Object.fromEntries(names) as Cast);
  checkCloth(
    scene.name,
    markup,
    scene.cast.map((name) => people[name]),
  );
  return markup;
}

async function drawPerson(name: PersonName): Promise<string> {
  const person = drawn.get(name) ?? figure(people[name]);
  drawn.set(name, person);
  return person;
}
