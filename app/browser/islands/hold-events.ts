/** A form sent early waits this long for its code before the browser sends it. */
const heldSubmitMs = 3000;

/** Clicks and submits that came before an island's code. */
export type HeldEvents = ReturnType<typeof holdEvents>;

interface Press {
  readonly button: HTMLElement | null;
  /** The form that it sends. */
  readonly form?: HTMLFormElement;
}

/** Queues clicks and submits until the island hydrates; a late form is sent by the browser. */
export function holdEvents(element: HTMLElement, onHeld: () => void) {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const queue: Press[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hold(press: Press): void {
    // The same button again is impatience, not another wish.
    if (queue.length === 0 || queue.at(-1)?.button !== press.button) queue.push(press);
    onHeld();
  }

  element.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.type !== 'button' || button.matches('[commandfor], [popovertarget]')) return;
      hold({ button });
    },
    options,
  );
  element.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      element.setAttribute('aria-busy', 'true');
      timer ??= setTimeout(release, heldSubmitMs);
      hold({ button: event.submitter, form: event.target as HTMLFormElement });
    },
    options,
  );

  function end(): void {
    stop.abort();
    clearTimeout(timer);
    element.removeAttribute('aria-busy');
  }

  /** Gives up on the island's code: the browser sends the form, as it was sent first. */
  function release(): void {
    if (stop.signal.aborted) return;
    end();
    const first = queue.find(({ form }) => form);
    if (first) repeat(first);
  }

  return {
    release,
    /** Repeats them in their order for the hydrated island. */
    async replay(): Promise<void> {
      if (stop.signal.aborted) return;
      end();
      for (const press of queue) {
        repeat(press);
        // React draws what one press changes before the next.
        await Promise.resolve();
      }
    },
  };
}

function repeat({ button, form }: Press): void {
  if (!form) button?.click();
  else if (form.isConnected && button?.isConnected !== false) form.requestSubmit(button);
}
