/** How long a form that was sent early waits for its code before the browser sends it. */
export const heldSubmitMs = 3000;

/** What was pressed or sent in an island before its code was there. */
export interface HeldEvents {
  /** Does it again, now that there is code that answers. */
  readonly replay: () => void;
  /** Lets the browser do it. */
  readonly release: () => void;
}

/**
 * Holds the submit of a form, and the click of a button that does nothing without code, until the
 * island hydrates. A form whose code does not come in time is sent by the browser.
 */
export function holdEvents(element: HTMLElement, onHeld: () => void): HeldEvents {
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

  function send(): void {
    if (sent?.form.isConnected) sent.form.requestSubmit(sent.submitter);
  }

  function release(): void {
    end();
    send();
  }

  return {
    release,
    replay() {
      if (stop.signal.aborted) return;
      end();
      pressed?.click();
      send();
    },
  };
}
