import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckoutView, StepFailure } from './checkout.ts';
import { sendStep } from './send-step.ts';

/** A step on its way to the server. */
export interface SentStep {
  readonly address: string;
  readonly body: URLSearchParams;
  /** Goes on from the step that is shown, or returns to one that the address names. */
  readonly way: 'on' | 'return';
}

interface Shown {
  readonly view: CheckoutView;
  /** Rises with each view, so that its fields start over. */
  readonly version: number;
  /** The last step that was sent has no answer. */
  readonly failure: StepFailure | undefined;
}

/** The step on the screen, and how to get to another one. */
export interface Steps extends Shown {
  readonly isSending: boolean;
  readonly send: (sent: SentStep) => void;
}

/** Goes from step to step without loading a page; each step has an address. */
export function useSteps(first: CheckoutView): Steps {
  const [shown, setShown] = useState<Shown>({ view: first, version: 0, failure: undefined });
  const [isSending, setIsSending] = useState(false);
  const running = useRef<AbortController>(undefined);

  function rest(): void {
    running.current?.abort();
    running.current = undefined;
    setIsSending(false);
  }

  async function run({ address, body, way }: SentStep, { signal }: AbortController) {
    const answer = await sendStep(address, body, signal);
    if (!answer || signal.aborted) return;
    if (answer.kind === 'kept') {
      // The button stays busy until the payment page is there.
      window.location.assign(answer.path);
      return;
    }
    rest();
    if (answer.kind === 'step') {
      nameStep(answer, way);
      setShown(({ version }) => ({ view: answer, version: version + 1, failure: undefined }));
    } else setShown((before) => ({ ...before, failure: answer }));
  }

  function send(sent: SentStep): void {
    // Held here, not in the state: a double click comes before the state has changed.
    if (running.current && sent.way === 'on') return;
    running.current?.abort();
    running.current = new AbortController();
    setIsSending(true);
    void run(sent, running.current);
  }

  // A page that the browser keeps for the way back has nothing on its way.
  const stop = useEffectEvent(rest);
  useEffect(() => {
    const onPageHide = () => stop();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);

  return { ...shown, isSending, send };
}

/** Gives the step its address, unless that is open already: a step with faults comes again. */
function nameStep({ plan, step }: CheckoutView, way: SentStep['way']): void {
  const named = new URLSearchParams(window.location.search).get('step') ?? 'who';
  if (step === named) return;
  const address = `/checkout/${plan.id}?step=${step}`;
  if (way === 'on') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
}
