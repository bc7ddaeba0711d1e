import { nextTyping, wholePhrase, type Typing } from './typing-step.ts';

/** Types and erases its phrases while its section has `data-moving`; stopped, one stays whole. */
class TypedTextElement extends HTMLElement {
  private phrases: readonly string[] = [];
  private typing: Typing | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private observer: MutationObserver | undefined;

  connectedCallback(): void {
    this.phrases = this.places.map((place) => place.textContent);
    const section = this.closest('section');
    const update = () => this.setMoving(section?.hasAttribute('data-moving') ?? false);
    this.observer = new MutationObserver(update);
    if (section) this.observer.observe(section, { attributeFilter: ['data-moving'] });
    update();
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
    clearTimeout(this.timer);
  }

  private get places(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('.typed-text__phrase')];
  }

  private setMoving(isMoving: boolean): void {
    if (isMoving === (this.timer !== undefined)) return;
    const whole = wholePhrase(this.phrases, this.typing?.phrase ?? 0);
    clearTimeout(this.timer);
    this.timer = undefined;
    if (isMoving) this.schedule(whole);
    else this.show(whole);
  }

  private schedule(present: Typing): void {
    const { typing, afterMs } = nextTyping(this.phrases, present);
    this.timer = setTimeout(() => {
      this.show(typing);
      this.schedule(typing);
    }, afterMs);
  }

  private show(typing: Typing): void {
    this.typing = typing;
    this.places.forEach((place, index) => {
      const phrase = this.phrases[index] ?? '';
      if (index !== typing.phrase) place.textContent = phrase;
      else
        place.replaceChildren(typed(phrase.slice(0, typing.length)), phrase.slice(typing.length));
    });
  }
}

function typed(text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = 'typed-text__typed';
  span.textContent = text;
  return span;
}

customElements.define('typed-text', TypedTextElement);
