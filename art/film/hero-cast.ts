import { cloth } from '../figures/colours.ts';
import { people } from '../figures/people.ts';
import type { FigureOptions } from '../figures/figure.ts';
import { prepareActor, type Actor } from './actor.ts';

// Both wear yellow elsewhere; here they stand before a yellow sun.
const doctor = { ...people.doctor, paints: { ...people.doctor.paints, wrap: cloth.mint } };
const wheelchairUser = {
  ...people.wheelchairUser,
  paints: {
    top: cloth.laterite,
    inner: cloth.white,
    bottom: cloth.indigo,
    shoe: cloth.white,
  },
};

const roles = {
  doctor,
  father: people.father,
  mother: people.mother,
  child: people.child,
  wheelchairUser,
} satisfies Record<string, FigureOptions>;

/** The people of the hero film, from the back of the picture to the front. */
export type HeroRole = keyof typeof roles;
export const heroRoles = Object.keys(roles) as HeroRole[];
export type HeroCast = Readonly<Record<HeroRole, Actor>>;

/** Draws everybody once. */
export async function prepareHeroCast(): Promise<HeroCast> {
  return {
    doctor: await prepareActor(roles.doctor),
    father: await prepareActor(roles.father),
    mother: await prepareActor(roles.mother),
    child: await prepareActor(roles.child),
    wheelchairUser: await prepareActor(roles.wheelchairUser),
  };
}
