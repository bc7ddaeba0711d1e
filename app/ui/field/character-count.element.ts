import { cleanText, isFarTooLong } from '#app/kernel/clean-text.ts';
import { formatNumber } from '#app/kernel/numbers.ts';

/** A count read out at every letter would drown the typing. */
const pauseMs = 1000;

/** Shows the characters that are left in a field, and reads them out after a pause. */
class CharacterCount extends HTMLElement {
  private timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.field?.addEventListener('input', this.count);
    this.count();
  }

  disconnectedCallback(): void {
    clearTimeout(this.timer);
    this.field?.removeEventListener('input', this.count);
  }

  private get field(): HTMLTextAreaElement | null {
    return document.querySelector(`textarea[id="${this.dataset['for']}"]`);
  }

  private readonly count = (): void => {
    const { least, most } = this.dataset;
    const limits = { least: Number(least), most: Number(most) };
    const words = inWords(lengthOf(this.field?.value ?? '', limits.most), limits);
    this.say('p', words);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.say('output', words), pauseMs);
  };

  private say(part: 'p' | 'output', words: string): void {
    const element = this.querySelector<HTMLElement>(part);
    if (!element) return;
    element.textContent = words;
    element.hidden = part === 'p' && words === '';
  }
}

interface TextLimits {
  readonly least: number;
  readonly most: number;
}

/** Counts as the form's rules do: they clean no text that is far too long. */
function lengthOf(text: string, most: number): number {
  return isFarTooLong(text, most) ? text.length : cleanText(text, most).length;
}

function inWords(length: number, { least, most }: TextLimits): string {
  if (length === 0) return '';
  if (length < least) return `Write at least ${charactersOf(least - length, 'more ')}`;
  if (length > most) return `Remove at least ${charactersOf(length - most)}`;
  return `${charactersOf(most - length)} left`;
}

function charactersOf(count: number, more = ''): string {
  return count === 1 ? `1 ${more}character` : `${formatNumber(count)} ${more}characters`;
}

customElements.define('character-count', CharacterCount);
