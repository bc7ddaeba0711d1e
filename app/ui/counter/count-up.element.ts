import { isMotionReduced } from '../device-preferences.ts';
import { formatCount } from './format-count.ts';

/** Counts up to its number when it comes into view, unless motion is reduced. */
class CountUpElement extends HTMLElement {
  private observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    if (isMotionReduced()) return;
    this.observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      this.observer?.disconnect();
      this.count();
    });
    this.observer.observe(this);
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
  }

  private count(): void {
    const final = this.querySelector('span');
    const copy = document.createElement('span');
    copy.className = 'counter__copy';
    copy.setAttribute('aria-hidden', 'true');
    final?.classList.add('counter__final');
    this.append(copy);
    const startMs = performance.now();
    const { end, duration, suffix = '' } = this.dataset;
    const draw = () => {
      const progress = Math.min((performance.now() - startMs) / Number(duration), 1);
      if (progress === 1 || !this.isConnected) {
        copy.remove();
        final?.classList.remove('counter__final');
        return;
      }
      copy.textContent = formatCount(Number(end) * easeOut(progress)) + suffix;
      requestAnimationFrame(draw);
    };
    draw();
  }
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

customElements.define('count-up', CountUpElement);
