import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './ask.ts';

/** What came of asking sites that are killed. */
interface Counts {
  answered: number;
  /** Steps of the checkout that were answered; the last one, which sends the order, is not counted. */
  steps: number;
  /** Requests that a site had taken when it was killed. */
  cutOff: number;
  /** Those of them that change the store. */
  changesCutOff: number;
}

interface PatientAsk {
  readonly ask: typeof ask;
  readonly counts: Readonly<Counts>;
}

const reloadMs = 100;
/** One visitor may send 20 forms a minute. */
const refusedMs = 3000;

/**
 * Asks the next site until one answers, as a visitor does who reloads and a payment service that
 * sends its event again. It ignores the address it is called with, whose process may be gone.
 */
export function askUntilAnswered(addresses: () => readonly string[]): PatientAsk {
  const counts: Counts = { answered: 0, steps: 0, cutOff: 0, changesCutOff: 0 };
  let turn = 0;

  async function askPatiently(_address: string, ...[path, question]: Rest) {
    const isPost = question?.method === 'POST';
    for (;;) {
      const all = addresses();
      turn += 1;
      const address = all[turn % all.length];
      const answer = address && (await ask(address, path, question).catch(note));
      if (answer && isForNow(path, answer.status)) await delay(refusedMs);
      else if (answer) {
        if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}`);
        counts.answered += 1;
        if (isPost && isStep(path)) counts.steps += 1;
        return answer;
      } else await delay(reloadMs);
    }

    function note(error: unknown): undefined {
      // Nobody was there.
      if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return;
      counts.cutOff += 1;
      if (isPost || path.includes('back=paid')) counts.changesCutOff += 1;
    }
  }

  return { ask: askPatiently, counts };
}

type Rest = Parameters<typeof ask> extends [string, ...infer Others] ? Others : never;

/**
 * A service sends an event again that was one too many in a minute. So does a visitor with Pay: a payment
 * whose begin was cut off is given up after half a minute, and ten tries until then reach the order's limit.
 */
function isForNow(path: string, status: number): boolean {
  return status === 503 || (status === 429 && /^\/(?:api\/payments|checkout\/payment)/.test(path));
}

function isStep(path: string): boolean {
  return path.includes('?step=') && !path.includes('step=review');
}
