import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

interface MixedLoad {
  readonly origin: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

/** Times of the answers, the quickest first. */
export type AnswerTimes = readonly number[];

/**
 * Asks at a steady pace, whether answers come or not: a server that falls behind is not spared.
 * @throws Error when any answer is not a good one
 */
export async function mixedLoad({
  origin,
  paths,
  perSecond,
  seconds,
}: MixedLoad): Promise<AnswerTimes> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const answers: Promise<number>[] = [];
  for (let asked = 0; asked < perSecond * seconds; asked += 1) {
    const dueMs = (asked * 1000) / perSecond - (performance.now() - startedAt);
    if (dueMs > 0) await delay(dueMs);
    answers.push(ask(origin + (paths[asked % paths.length] ?? '/'), agent));
  }
  const times = await Promise.all(answers);
  agent.destroy();
  return times.toSorted((a, b) => a - b);
}

/** The time below which this share of the answers came. */
export function quantile(times: AnswerTimes, share: number): number {
  return times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
}

function ask(url: string, agent: Agent): Promise<number> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - sentAt);
        else reject(new Error(`${url} was answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
