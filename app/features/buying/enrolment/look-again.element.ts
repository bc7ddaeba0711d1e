/** How often a payment that is under way is asked about. */
export const lookEveryMs = 5000;

/**
 * Around the link by which one looks again: follows it by itself once the payment service is done.
 * Only the state is fetched until then.
 */
class LookAgain extends HTMLElement {
  private timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.timer = setTimeout(() => void this.look(), lookEveryMs);
  }

  disconnectedCallback(): void {
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    const state = await fetchState().catch(() => undefined);
    if (!this.isConnected) return;
    if (state === undefined || state === 'processing') this.connectedCallback();
    else this.querySelector('a')?.click();
  }
}

/** The address says how the visitor came, which matters to what can be said. */
async function fetchState(): Promise<unknown> {
  const response = await fetch(`/checkout/payment.json${location.search}`);
  if (!response.ok) return undefined;
  const { state } = (await response.json()) as { readonly state?: unknown };
  return state;
}

customElements.define('look-again', LookAgain);
