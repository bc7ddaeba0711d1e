import type { StepAnswer } from './checkout.ts';

/** Sending again after this is safe: the server recognises the order. */
const patienceMs = 30_000;

const answerKinds: ReadonlySet<unknown> = new Set<StepAnswer['kind']>(['step', 'saved']);

/** Posts a step and returns the server's answer; undefined when aborted. */
export async function sendStep(
  address: string,
  body: URLSearchParams,
  signal: AbortSignal,
): Promise<StepAnswer | undefined> {
  const stop = new AbortController();
  const timeout = setTimeout(() => stop.abort(), patienceMs);
  signal.addEventListener('abort', () => stop.abort());
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(address, { method: 'POST', headers, body, signal: stop.signal });
    return await readAnswer(response);
  } catch {
    return signal.aborted ? undefined : { kind: 'failed', isOffline: !navigator.onLine };
  } finally {
    clearTimeout(timeout);
  }
}

async function readAnswer(response: Response): Promise<StepAnswer> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer = isJson ? parseAnswer(await response.json()) : undefined;
  if (answer) return answer;
  // A limit in front of the site sends its own page.
  if (response.status !== 429) return { kind: 'failed', isOffline: false };
  return {
    kind: 'too-many',
    retryAfterSeconds: Number(response.headers.get('retry-after')) || 60,
  };
}

function parseAnswer(value: unknown): StepAnswer | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  return answerKinds.has(value.kind) ? (value as StepAnswer) : undefined;
}
