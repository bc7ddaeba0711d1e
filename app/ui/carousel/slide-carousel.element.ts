import { CarouselElement, easing } from './carousel-element.ts';
import { isMotionReduced } from '../device-preferences.ts';

/** Shows one slide at a time, without end (markup: slide-carousel.tsx). */
class SlideCarouselElement extends CarouselElement {
  private index = 0;

  protected override takeOver(): void {
    const box = this.querySelector('.carousel__window');
    if (box?.scrollLeft) this.mark(Math.round(box.scrollLeft / box.clientWidth));
    this.querySelectorAll('[data-step]').forEach((button) =>
      button.addEventListener('click', () =>
        this.step(button.getAttribute('data-step') === '1' ? 1 : -1),
      ),
    );
    this.dots.forEach((dot, position) =>
      dot.addEventListener('click', () => this.go(position, position < this.index ? -1 : 1)),
    );
    this.querySelector('.carousel__controls')?.addEventListener('keydown', (event) => {
      const { key, target } = event as KeyboardEvent;
      if (target instanceof Element && target.closest('[data-pause]')) return;
      if (key === 'ArrowRight') this.step(1);
      if (key === 'ArrowLeft') this.step(-1);
    });
  }

  step(direction: 1 | -1): void {
    const count = this.slides.length;
    this.go((this.index + direction + count) % count, direction);
  }

  protected override onMoving(isMoving: boolean): void {
    const row = this.querySelector('.slide-carousel__row');
    row?.setAttribute('aria-live', isMoving ? 'off' : 'polite');
  }

  private get slides(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('.slide-carousel__slide')];
  }

  private get dots(): Element[] {
    return [...this.querySelectorAll('.carousel__dot')];
  }

  private go(next: number, direction: 1 | -1): void {
    const leaving = this.index;
    if (next === leaving) return;
    this.mark(next);
    if (!isMotionReduced()) this.animateMove(leaving, direction);
  }

  private mark(index: number): void {
    this.index = index;
    this.slides.forEach((slide, position) =>
      slide.toggleAttribute('data-current', position === index),
    );
    this.dots.forEach((dot, position) => {
      if (position === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  }

  private animateMove(leaving: number, direction: 1 | -1): void {
    const slides = this.slides;
    const timing = { duration: this.transitionMs, easing };
    for (const slide of slides) for (const move of slide.getAnimations()) move.cancel();
    // The styles already hide it, so the animation keeps it visible.
    slides[leaving]?.animate(
      { translate: ['0', `${-100 * direction}%`], visibility: ['visible', 'visible'] },
      timing,
    );
    slides[this.index]?.animate({ translate: [`${100 * direction}%`, '0'] }, timing);
  }
}

customElements.define('slide-carousel', SlideCarouselElement);
