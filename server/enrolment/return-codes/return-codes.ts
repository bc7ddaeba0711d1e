import type {
  ReturnCodes,
  ReturnFailure,
} from '#app/features/buying/enrolment/return/return-codes.ports.ts';
import type { Log } from '#server/log.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { findClaimed, saveCode, tryCode } from './code-rows.ts';

interface ReturnCodesOptions {
  readonly store: Store;
  readonly log: Log;
  /** Called when a code's mail is due. */
  readonly onMailDue: () => void;
  /** Counts the requests for each reference, within `requestLimit`; `spend` returns seconds to wait. */
  readonly requests: { spend(reference: string, cost: number): number | undefined };
  readonly now?: () => number;
}

interface Sender {
  /** Set when this sender is rate limited. */
  readonly retryAfterSeconds: number | undefined;
}

/** For each reference that is typed, whether it exists or not. */
export const requestLimit = { most: 5, windowMs: 60 * 60 * 1000 } as const;

/**
 * Mails codes and checks them. Every step reads and writes the same whether an enrolment was found
 * or not, and mail goes out afterwards, so that neither answer nor time tells.
 * @returns the port for one request
 */
export function createReturnCodes(options: ReturnCodesOptions): (sender: Sender) => ReturnCodes {
  const { store, log, onMailDue, requests, now = Date.now } = options;

  async function orUnavailable<Result>(work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      log.error({ reason: storeFailureReason(error) }, 'return code not handled: store failed');
      return { kind: 'unavailable' } as const;
    }
  }

  return ({ retryAfterSeconds }) => ({
    async send(claim) {
      const seconds = retryAfterSeconds ?? requests.spend(claim.reference, 1);
      if (seconds !== undefined) return tooMany(seconds);
      const sent = await orUnavailable(async () => {
        const claimed = await findClaimed(store, claim);
        await saveCode(store, claimed, now());
        if (claimed) onMailDue();
        return { kind: 'sent' } as const;
      });
      // A store that is down must not use up the requests.
      if (sent.kind === 'unavailable') requests.spend(claim.reference, -1);
      return sent;
    },
    async check(claim, code) {
      if (retryAfterSeconds !== undefined) return tooMany(retryAfterSeconds);
      return orUnavailable(async () => {
        const claimed = await findClaimed(store, claim);
        const isRight = await tryCode(store, claimed, { code, nowMs: now() });
        if (!claimed || !isRight) return { kind: 'wrong' } as const;
        log.info({ leadId: claimed.id }, 'enrolment opened by a code');
        return { kind: 'right', token: claimed.token } as const;
      });
    },
  });
}

function tooMany(retryAfterSeconds: number): ReturnFailure {
  return { kind: 'too-many', retryAfterSeconds };
}
