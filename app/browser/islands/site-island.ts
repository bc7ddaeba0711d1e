import { isDataCostly } from '#app/ui/device-preferences.ts';
import { onFirstGesture, whenIdle, whenLoaded } from '../start-when.ts';
import { holdEvents, type HeldEvents } from './hold-events.ts';
import { loadIsland, showIslandError } from './load-island.ts';

/** Starts an island this far outside the window. */
const nearMargin = '200px';

/** Hydrates an island near the window when idle, or at the first touch where data is costly. */
class SiteIsland extends HTMLElement {
  private isStarted = false;
  private held: HeldEvents | undefined;

  connectedCallback(): void {
    if (this.held) return;
    this.held = holdEvents(this, () => this.start());
    onFirstGesture(this, () => this.start());
    // With the data saver, the first touch fetched this script and was over before it came.
    if (this.contains(document.activeElement)) this.start();
    else if (this.getAttribute('start') === 'near' && !isDataCostly()) this.startWhenNear();
  }

  private startWhenNear(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        whenLoaded(() => whenIdle(() => this.start()));
      },
      { rootMargin: nearMargin },
    );
    observer.observe(this);
  }

  private start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    void loadIsland(this).then(
      () => this.held?.replay(),
      (error: unknown) => {
        this.held?.release();
        if (this.dataset['quiet'] === undefined) showIslandError(this, error);
      },
    );
  }
}

customElements.define('site-island', SiteIsland);
