import { savesData } from '../data-saver/saves-data.ts';
import { isMotionReduced } from './is-motion-reduced.ts';
import { watchAttention } from './watch-attention.ts';
import { watchSwipe } from './watch-swipe.ts';

/**
 * What both carousels share: they move on at their interval (`data-interval`) until somebody points
 * at them, focuses or touches them, hides the tab or presses Pause; never by themselves with reduced
 * motion or the data saver. A whole interval passes after each of these.
 */
export abstract class CarouselElement extends HTMLElement {
  private timer: ReturnType<typeof setInterval> | undefined;
  private isStopped = false;
  private isHeld = false;
  private onRemoval = new AbortController();

  /** Moves by one place. */
  abstract step(direction: 1 | -1): void;

  /** Takes over where the visitor has scrolled before the code was there. */
  protected abstract takeOver(): void;

  /** Told when the carousel begins or ends to move by itself. */
  protected onMoving(_isMoving: boolean): void {}

  connectedCallback(): void {
    if (this.classList.contains('carousel--live')) return this.update();
    this.takeOver();
    this.classList.add('carousel--live');
    watchSwipe(this, (direction) => this.step(direction));
    watchAttention(this, (isHeld) => {
      this.isHeld = isHeld;
      this.update();
    });
    const { signal } = this.onRemoval;
    document.addEventListener('visibilitychange', () => this.update(), { signal });
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => this.update(), {
      signal,
    });
    this.pauseButton?.addEventListener('click', () => this.toggle());
    this.update();
  }

  disconnectedCallback(): void {
    this.onRemoval.abort();
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Milliseconds of a transition. */
  protected get transitionMs(): number {
    return Number(this.dataset['transition']);
  }

  private get pauseButton(): HTMLElement | null {
    return this.querySelector<HTMLElement>('[data-carousel-pause]');
  }

  private toggle(): void {
    this.isStopped = !this.isStopped;
    this.pauseButton?.setAttribute('aria-label', this.isStopped ? 'Play' : 'Pause');
    this.pauseButton?.toggleAttribute('data-stopped', this.isStopped);
    this.update();
  }

  private update(): void {
    const isMoving =
      !this.isStopped &&
      !this.isHeld &&
      !isMotionReduced() &&
      !savesData() &&
      document.visibilityState !== 'hidden';
    if (isMoving === (this.timer !== undefined)) return;
    clearInterval(this.timer);
    this.timer = isMoving
      ? setInterval(() => this.step(1), Number(this.dataset['interval']))
      : undefined;
    this.onMoving(isMoving);
  }
}
