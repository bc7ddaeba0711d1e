import { people } from '../figures/people.ts';
import { prepareActor, type Actor } from './actor.ts';
import { prepareHeroCast, type HeroCast } from './hero-cast.ts';

/** The people of the presentation: those of the hero film and five more. */
export interface PresentationCast extends HeroCast {
  readonly caller: Actor;
  readonly grandmother: Actor;
  readonly grandfather: Actor;
  readonly auntie: Actor;
  readonly boy: Actor;
  readonly tailor: Actor;
}

/** Draws everybody once. */
export async function preparePresentationCast(): Promise<PresentationCast> {
  return {
    ...(await prepareHeroCast()),
    caller: await prepareActor(people.caller),
    grandmother: await prepareActor(people.grandmother),
    grandfather: await prepareActor(people.grandfather),
    auntie: await prepareActor(people.auntie),
    boy: await prepareActor(people.boy),
    tailor: await prepareActor(people.tailor),
  };
}
