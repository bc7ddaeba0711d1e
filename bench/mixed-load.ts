import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

interface MixedLoad {
  readonly address: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Asks at a steady pace, whether answers come or not: a server that falls behind is not spared, as
 * it is by autocannon, whose connections wait for their answers.
 * @returns how long each answer took
 * @throws Error when any answer is not a good one
 */
export async function mixedLoad(load: MixedLoad): Promise<readonly number[]> {
  const { address, paths, perSecond, seconds } = load;
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const answers: Promise<number>[] = [];
  for (let asked = 0; asked < perSecond * seconds; asked += 1) {
    const dueMs = (asked * 1000) / perSecond - (performance.now() - startedAt);
    if (dueMs > 0) await delay(dueMs);
    const answer = ask(address + (paths[asked % paths.length] ?? '/'), agent);
    // Told below, when all have come.
    answer.catch(() => undefined);
    answers.push(answer);
  }
  return Promise.all(answers).finally(() => agent.destroy());
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
