import { CarouselElement, easing } from './carousel-element.ts';
import { isMotionReduced } from '../device-preferences.ts';

/** Moves a row by whole places (item-carousel.tsx); items that leave return at the other end. */
class ItemCarouselElement extends CarouselElement {
  /** Number of items that have left on the left. */
  private offset = 0;

  /** Tabbing to an item out of view scrolls the row, as visitors do before the code comes. */
  protected override takeOver(): void {
    const box = this.querySelector('.carousel__window');
    const { items } = this;
    if (!box?.scrollLeft || !items[0]) return;
    this.offset += Math.round(box.scrollLeft / items[0].clientWidth);
    this.offset %= items.length;
    this.place();
    box.scrollLeft = 0;
  }

  step(direction: 1 | -1): void {
    this.takeOver();
    const count = this.items.length;
    this.offset = (this.offset + direction + count) % count;
    this.place();
    if (!isMotionReduced()) this.animateMove(direction);
  }

  private get items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('.item-carousel__item')];
  }

  private place(): void {
    const items = this.items;
    items.forEach((item, index) => {
      item.style.translate = shift(placeOf(index, this.offset, items.length) - index);
    });
  }

  private animateMove(direction: 1 | -1): void {
    const items = this.items;
    // Forward, the row starts at its old places; back, one before its new ones.
    const startOffset =
      direction === 1 ? (this.offset - 1 + items.length) % items.length : this.offset;
    items.forEach((item, index) => {
      for (const running of item.getAnimations()) running.cancel();
      const start = placeOf(index, startOffset, items.length) - index - (direction === 1 ? 0 : 1);
      item.animate(
        { translate: [shift(start), shift(start - direction)] },
        { duration: this.transitionMs, easing },
      );
    });
  }
}

function shift(places: number): string {
  return `calc(${places} * (100% + var(--gap)))`;
}

function placeOf(index: number, offset: number, count: number): number {
  return (index - offset + count) % count;
}

customElements.define('item-carousel', ItemCarouselElement);
