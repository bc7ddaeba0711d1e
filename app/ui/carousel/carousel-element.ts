import { isMotionReduced, savesData } from '../device-preferences.ts';

/** The same curve as `--ease`, which the Web Animations API cannot read. */
export const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Shorter moves are taps with an unsteady hand. */
const leastSwipePx = 40;

/** Moves on by itself unless the visitor attends to it, pauses it or wants less motion or data. */
export abstract class CarouselElement extends HTMLElement {
  private timer: ReturnType<typeof setInterval> | undefined;
  private isStopped = false;
  private isPointedAt = false;
  private isTouched = false;
  private isFocused = false;
  private onRemoval = new AbortController();

  abstract step(direction: 1 | -1): void;

  /** Takes over from where the visitor has scrolled before the code came. */
  protected abstract takeOver(): void;

  /** Runs when the carousel starts or stops moving by itself. */
  protected onMoving(_isMoving: boolean): void {}

  connectedCallback(): void {
    if (this.classList.contains('carousel--live')) return this.update();
    this.takeOver();
    this.classList.add('carousel--live');
    this.watchSwipe();
    this.watchAttention();
    const { signal } = this.onRemoval;
    const update = () => this.update();
    document.addEventListener('visibilitychange', update, { signal });
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', update, { signal });
    this.pauseButton?.addEventListener('click', () => this.toggle());
    this.update();
  }

  disconnectedCallback(): void {
    this.onRemoval.abort();
    clearInterval(this.timer);
    this.timer = undefined;
  }

  protected get transitionMs(): number {
    return Number(this.dataset['transition']);
  }

  private get pauseButton(): HTMLElement | null {
    return this.querySelector<HTMLElement>('[data-pause]');
  }

  private toggle(): void {
    this.isStopped = !this.isStopped;
    this.isFocused = false;
    this.pauseButton?.toggleAttribute('data-stopped', this.isStopped);
    this.update();
  }

  private update(): void {
    const isMoving =
      !this.isStopped &&
      !this.isPointedAt &&
      !this.isTouched &&
      !this.isFocused &&
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

  /** A finger or pen moves on with a swipe to the left, back with one to the right. */
  private watchSwipe(): void {
    let startX: number | undefined;
    this.addEventListener('pointerdown', ({ pointerType, clientX }) => {
      startX = pointerType === 'mouse' ? undefined : clientX;
    });
    this.addEventListener('pointerup', ({ clientX }) => {
      if (startX === undefined) return;
      const distancePx = clientX - startX;
      startX = undefined;
      if (Math.abs(distancePx) >= leastSwipePx) this.step(distancePx < 0 ? 1 : -1);
    });
  }

  /** Pointing at the pause button must not hold what it is to start; nor may its focus, once pressed. */
  private watchAttention(): void {
    const point = (isPointedAt: boolean) => {
      this.isPointedAt = isPointedAt;
      this.update();
    };
    const focus = (isFocused: boolean) => {
      this.isFocused = isFocused;
      this.update();
    };
    // A finger that scrolls the page is still there when its pointer is cancelled.
    const touch = ({ touches }: TouchEvent) => {
      this.isTouched = [...touches].some(({ target }) => this.contains(target as Node));
      this.update();
    };
    this.addEventListener('pointerover', ({ target }) => point(!isPause(target)));
    this.addEventListener('pointerleave', () => point(false));
    // A finger that starts to scroll the page never "leaves".
    this.addEventListener('pointercancel', () => point(false));
    for (const change of ['touchstart', 'touchend', 'touchcancel'] as const) {
      this.addEventListener(change, touch, { passive: true });
    }
    this.addEventListener('focusin', ({ target }) => {
      focus(!isPause(target) || (target as Element).matches(':focus-visible'));
    });
    this.addEventListener('focusout', () => focus(false));
  }
}

function isPause(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-pause]') !== null;
}
