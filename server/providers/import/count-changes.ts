import { hash } from 'node:crypto';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import { toFacilityRow } from '../store/facility-row.ts';

/** The difference that an import makes, in facilities, which are told apart by id. */
export interface DirectoryChanges {
  readonly now: number;
  readonly next: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/**
 * An import that keeps less of the present directory is taken for a mistake: a part of a list, or
 * another list. From one list to the next an insurer parts with a few providers in a hundred.
 */
export const leastKeptPercent = 80;

/** Compares a new directory with the present one; keeps a digest of each new facility. */
export function createChangeCounter() {
  const digests = new Map<string, string>();
  return {
    /** Adds a facility of the new directory. */
    add: (facility: Facility): void => void digests.set(facility.id, digestOf(facility)),
    /** Counts what changes once every new facility is added. */
    async since(present: AsyncIterable<readonly Facility[]>): Promise<DirectoryChanges> {
      let now = 0;
      let kept = 0;
      let changed = 0;
      for await (const batch of present) {
        now += batch.length;
        for (const facility of batch) {
          const digest = digests.get(facility.id);
          if (digest !== undefined) kept += 1;
          if (digest !== undefined && digest !== digestOf(facility)) changed += 1;
        }
      }
      return { now, next: digests.size, added: digests.size - kept, removed: now - kept, changed };
    },
  };
}

/** True when fewer facilities stay than an import may leave without being told to. */
export function removesTooMany({ now, removed }: DirectoryChanges): boolean {
  return (now - removed) * 100 < now * leastKeptPercent;
}

function digestOf(facility: Facility): string {
  // A row has its fields in one order, wherever the facility comes from.
  return hash('sha256', JSON.stringify(toFacilityRow('', facility)), 'base64');
}
