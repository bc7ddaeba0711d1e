/** A form sent early waits this long for its code before the browser sends it. */
const heldSubmitMs = 3000;

/** Clicks and submits that came before an island's code. */
export type HeldEvents = ReturnType<typeof holdEvents>;

/** Queues clicks and submits until the island hydrates; a late form is sent by the browser. */
export function holdEvents(element: HTMLElement, onHeld: () => void) {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let pressed: HTMLElement | undefined;
  let sent: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  element.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.type !== 'button' || button.matches('[commandfor], [popovertarget]')) return;
      pressed = button;
      onHeld();
    },
    options,
  );
  element.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      sent = { form: event.target as HTMLFormElement, submitter: event.submitter };
      element.setAttribute('aria-busy', 'true');
      timer ??= setTimeout(release, heldSubmitMs);
      onHeld();
    },
    options,
  );

  function end(): void {
    stop.abort();
    clearTimeout(timer);
    element.removeAttribute('aria-busy');
  }

  /** Gives up on the island's code: the browser sends the form. */
  function release(): void {
    end();
    if (sent?.form.isConnected) sent.form.requestSubmit(sent.submitter);
  }

  return {
    release,
    /** Repeats them for the hydrated island. */
    replay(): void {
      if (stop.signal.aborted) return;
      stop.abort();
      pressed?.click();
      release();
    },
  };
}
