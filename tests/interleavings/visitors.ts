import type { LeadKind } from '#app/leads/lead-kinds.ts';
import { aLead } from '../support/a-lead.ts';
import type { Cast } from './cast.ts';

const kinds = ['tips', 'contact', 'call-back'] as const satisfies readonly LeadKind[];

/** One person sends a few forms, each again until it is answered. */
export async function sendForms(cast: Cast, email: string): Promise<void> {
  const { sites, told, draw } = cast;
  for (let forms = 1 + draw.below(3); forms > 0; forms -= 1) {
    const key = `${email} ${draw.below(1e9)}`;
    const lead = aLead({ kind: draw.one(kinds), fields: { email, key }, sentKey: key });
    const save = () =>
      sites.askUntilAnswered('sends a form', async ({ saver }) => (await saver.save(lead)).id);
    // A finger that trembles sends it twice at once.
    const ids = await Promise.all(draw.chance(0.3) ? [save(), save()] : [save()]);
    for (const id of ids) told.leads.push({ id, key });
  }
}

/** Somebody fills in an order step by step, looks at it, takes it elsewhere or sends it. */
export async function fillIn({ sites, draw, world }: Cast): Promise<void> {
  let key: string | undefined;
  let kept: readonly (number | undefined)[] = [undefined];
  for (let step = 1; step < 6; step += 1) {
    const own = key;
    const saved = await sites.askOnce('saves a draft', ({ drafts }) =>
      drafts.save(own, 'gold', { step: String(step) }),
    );
    // What was cut off may have been saved, under a key that nobody was told where there was none.
    kept = saved ? [step] : [...kept, step];
    key = saved?.answer ?? key;
    if (key === undefined || draw.chance(0.5)) continue;
    const known = key;
    const found = await sites.askUntilAnswered('looks at a draft', ({ drafts }) =>
      drafts.find(known, 'gold'),
    );
    const seen = found?.kind === 'open' ? Number(found.fields['step']) : undefined;
    if (!kept.includes(seen)) world.fail(`a draft has step ${seen}, not one of ${kept.join()}`);
    kept = [seen];
  }
  if (key !== undefined) await takeTwice(key, { sites, world }, kept);
}

/** Takes a draft from two windows at once: one of them gets it. */
async function takeTwice(
  key: string,
  { sites, world }: Pick<Cast, 'sites' | 'world'>,
  kept: readonly (number | undefined)[],
): Promise<void> {
  const take = () => sites.askOnce('takes a draft', ({ drafts }) => drafts.take(key, 'gold'));
  const taken = await Promise.all([take(), take()]);
  const got = taken.flatMap((one) => (one?.answer ? [one.answer['step']] : []));
  if (got.length > 1) world.fail('a draft was taken twice');
  if (got.length === 0 && !taken.includes(undefined) && !kept.includes(undefined)) {
    world.fail('a draft was lost');
  }
  for (const step of got) {
    if (!kept.includes(Number(step)))
      world.fail(`took step ${String(step)}, not one of ${kept.join()}`);
  }
}
