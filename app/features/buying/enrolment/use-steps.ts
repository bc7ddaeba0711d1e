import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckoutView, StepFailure, StepAnswer } from './checkout.server.ts';

export interface SentStep {
  readonly address: string;
  readonly body: URLSearchParams;
  /** `on` continues from the step on screen, `return` goes to the one in the address. */
  readonly way: 'on' | 'return';
  /** Set for a draft from an earlier visit of the page: until when it is kept, in words. */
  readonly keptUntil?: string | undefined;
}

interface Shown {
  readonly view: CheckoutView;
  /** Changes with each view, to reset its fields. */
  readonly version: number;
  /** Set when the last step sent got no answer. */
  readonly failure: StepFailure | undefined;
  /** As sent with the step on screen. */
  readonly way?: SentStep['way'];
  readonly keptUntil?: string | undefined;
}

export type Steps = ReturnType<typeof useSteps>;

/** Moves between steps without loading a page; each step has an address. */
export function useSteps(first: CheckoutView) {
  const [shown, setShown] = useState<Shown>({ view: first, version: 0, failure: undefined });
  const [isSending, setIsSending] = useState(false);
  const running = useRef<AbortController>(undefined);

  function rest(): void {
    running.current?.abort();
    running.current = undefined;
    setIsSending(false);
  }

  async function run({ address, body, way, keptUntil }: SentStep, { signal }: AbortController) {
    const answer = await sendStep(address, body, signal);
    if (!answer || signal.aborted) return;
    if (answer.kind === 'saved') {
      // Keeps the button busy until the payment page has loaded.
      window.location.assign(answer.path);
      return;
    }
    rest();
    if (answer.kind === 'step') {
      nameStep(answer, way);
      const next = { view: answer, failure: undefined, way, keptUntil };
      setShown(({ version }) => ({ ...next, version: version + 1 }));
    } else setShown((before) => ({ ...before, failure: answer }));
  }

  function send(sent: SentStep): void {
    // A ref, because a double click comes before the state changes.
    if (running.current && sent.way === 'on') return;
    running.current?.abort();
    running.current = new AbortController();
    setIsSending(true);
    void run(sent, running.current);
  }

  // A page in the back/forward cache has no request running.
  const stop = useEffectEvent(rest);
  useEffect(() => {
    const onPageHide = () => stop();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);

  return { ...shown, isSending, send };
}

/** Puts the step in the address, unless it is there already. */
function nameStep({ plan, step }: CheckoutView, way: SentStep['way']): void {
  const named = new URLSearchParams(window.location.search).get('step') ?? 'who';
  if (step === named) return;
  const address = `/checkout/${plan.id}?step=${step}`;
  if (way === 'on') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
}

/** Sending again after this is safe: the server recognises the order. */
const patienceMs = 30_000;

/** Posts a step and returns the server's answer; undefined when aborted. */
async function sendStep(
  address: string,
  body: URLSearchParams,
  signal: AbortSignal,
): Promise<StepAnswer | undefined> {
  // AbortSignal.any is younger than many phones.
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
  const answer = isJson ? ((await response.json()) as StepAnswer | null) : undefined;
  if (answer?.kind === 'step' || answer?.kind === 'saved') return answer;
  // A limit in front of the site sends its own page.
  if (response.status !== 429) return { kind: 'failed', isOffline: false };
  return {
    kind: 'too-many',
    retryAfterSeconds: Number(response.headers.get('retry-after')) || 60,
  };
}
