import { cloth } from '../figures/colours.ts';
import { drawActor } from './actor.ts';
import { adireDefinition, adireGround } from './adire-ground.ts';
import { heroRoles, type HeroCast } from './hero-cast.ts';
import { findHeroPose, sunRadius } from './hero-moves.ts';
import { heroSize, sun } from './hero-places.ts';
import { disc, svgPage } from './svg-page.ts';

// The poster is drawn in figure units, so that whole numbers are fine enough when it is made small.
const posterUnits = 2.5;

/** One moment of the hero film as a picture. */
export function heroFrame(cast: HeroCast, time: number): string {
  const scene = adireGround(heroSize) + heroScene(cast, time);
  return svgPage(heroSize, scene, adireDefinition(heroSize));
}

/** The poster: the first moment, still, sharp and without its ground. */
export function heroPoster(cast: HeroCast): string {
  const scene = `<g transform="scale(${posterUnits})">${heroScene(cast, 0)}</g>`;
  return svgPage(heroSize, scene, '', posterUnits);
}

function heroScene(cast: HeroCast, time: number): string {
  const people = heroRoles.map((role) => {
    const pose = findHeroPose(role, time);
    return pose ? drawActor(cast[role], pose) : '';
  });
  return disc(sun.x, sun.y, sunRadius(time), cloth.sun) + people.join('');
}
