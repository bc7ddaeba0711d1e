import { isDataDear } from '../is-data-dear.ts';
import { loadIsland } from './load-island.ts';
import { holdEvents, type HeldEvents } from './hold-events.ts';
import { showIslandError } from './show-island-error.ts';
import { whenIdle } from '../when-idle.ts';

/** How far outside the window an island counts as near. */
const nearMargin = '200px';
const gestures = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The element around an island (app/ui/island). Starts its code when it comes near the window and
 * the browser is idle, or at the first touch where it is told so or data is dear. What is pressed
 * or sent before the code is there is held and done again.
 */
class SiteIsland extends HTMLElement {
  private isStarted = false;
  private held: HeldEvents | undefined;

  connectedCallback(): void {
    if (this.held) return;
    this.held = holdEvents(this, () => this.start());
    for (const name of gestures) {
      this.addEventListener(name, () => this.start(), {
        once: true,
        capture: true,
        passive: true,
      });
    }
    // Where data is saved the first touch has brought this script, and was over before it came.
    if (this.contains(document.activeElement)) this.start();
    else if (this.getAttribute('start') === 'near' && !isDataDear()) this.startWhenNear();
  }

  private startWhenNear(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        whenIdle(() => this.start());
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
        showIslandError(this, error);
      },
    );
  }
}

customElements.define('site-island', SiteIsland);
