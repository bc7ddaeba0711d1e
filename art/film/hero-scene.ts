import { cloth } from '../figures/colours.ts';
import { drawActor } from './actor.ts';
import { adireDefinition, adireGround } from './adire-ground.ts';
import { heroRoles, type HeroCast, type HeroRole } from './hero-cast.ts';
import { findHeroPose, isVisitor, sunHeight } from './hero-moves.ts';
import { heroSize, posterSeconds, sun } from './hero-places.ts';
import { disc, svgPage } from './svg-page.ts';

// On a wide page the film's sides lie inside the page, so people must not appear at a hard edge.
const softSide = 28;

// The poster is drawn in figure units, so that whole numbers are fine enough when it is made small.
const posterUnits = 2.5;

const softSides =
  '<linearGradient id="soft"><stop offset="0" stop-color="#000"/>' +
  `<stop offset="${softSide / heroSize.width}" stop-color="#fff"/>` +
  `<stop offset="${1 - softSide / heroSize.width}" stop-color="#fff"/>` +
  '<stop offset="1" stop-color="#000"/></linearGradient><mask id="sides">' +
  `<path fill="url(#soft)" d="M0 0h${heroSize.width}v${heroSize.height}H0z"/></mask>`;

/** One moment of the hero film as a picture. */
export function heroFrame(cast: HeroCast, time: number): string {
  const scene = adireGround(heroSize) + heroScene(cast, time);
  return svgPage(heroSize, scene, adireDefinition(heroSize) + softSides);
}

/** The poster: the same scene, still, sharp and without its ground. */
export function heroPoster(cast: HeroCast): string {
  const scene = `<g transform="scale(${posterUnits})">${heroScene(cast, posterSeconds)}</g>`;
  return svgPage(heroSize, scene, '', posterUnits);
}

function heroScene(cast: HeroCast, time: number): string {
  const people = heroRoles.map((role) => drawRole(cast, role, time));
  return disc(sun.x, sunHeight(time), sun.radius, cloth.sun) + people.join('');
}

function drawRole(cast: HeroCast, role: HeroRole, time: number): string {
  const pose = findHeroPose(role, time);
  if (pose === undefined) return '';
  const person = drawActor(cast[role], pose);
  return isVisitor(role) ? `<g mask="url(#sides)">${person}</g>` : person;
}
