import { openUrgentSlot } from '#app/site/urgent/urgent-words.ts';
import { describeFaqs, findFaqs } from './find-faqs.ts';

/** The page of questions in the browser: searched while somebody types, unfolded all at once. */
class FaqListElement extends HTMLElement {
  private showUrgent: (words: string) => void = () => undefined;

  connectedCallback(): void {
    this.showUrgent = openUrgentSlot(this);
    const input = this.querySelector<HTMLInputElement>('[type=search]');
    input?.addEventListener('input', () => this.show(input.value));
    if (input && input.value !== input.defaultValue) this.show(input.value);
    this.querySelector('.faq-bar form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.toggleAll();
    });
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('.faq-helpful button') : null;
      if (button) this.rate(button);
    });
    addEventListener('hashchange', () => this.openTarget());
    this.openTarget();
    for (const tools of this.querySelectorAll<HTMLElement>('.faq-tools > [hidden]')) {
      tools.hidden = false;
    }
    this.showOpinions();
  }

  private get items(): HTMLDetailsElement[] {
    return [...this.querySelectorAll<HTMLDetailsElement>('.faq-item')];
  }

  private show(words: string): void {
    this.showUrgent(words);
    const { items } = this;
    const matches = findFaqs(items.map(readFaq), words);
    for (const item of items) item.hidden = matches?.ids.has(item.dataset['id'] ?? '') === false;
    for (const group of this.querySelectorAll<HTMLElement>('.faq-group')) {
      const isEmpty = !group.querySelector('.faq-item:not([hidden])');
      group.hidden = isEmpty;
      const link = this.querySelector(`.page-contents a[href="#${group.querySelector('h2')?.id}"]`);
      link?.closest('li')?.toggleAttribute('hidden', isEmpty);
    }
    const isNothing = matches?.ids.size === 0;
    this.querySelector('.faqs__nothing')?.toggleAttribute('hidden', !isNothing);
    this.querySelector('.faq-bar form')?.toggleAttribute('hidden', isNothing);
    const count = this.querySelector('.faq-bar output');
    if (count) count.textContent = describeFaqs(items.length, matches, words);
  }

  private toggleAll(): void {
    const button = this.querySelector('.faq-bar button');
    const isOpen = button?.textContent === 'Collapse all';
    for (const item of this.items) item.open = !isOpen;
    if (button) button.textContent = isOpen ? 'Expand all' : 'Collapse all';
  }

  /** Unfolds the question that the address leads to, also where a search hides it. */
  private openTarget(): void {
    const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    const item = target && target.closest<HTMLDetailsElement>('.faq-item');
    if (!item) return;
    item.open = true;
    if (item.hidden) {
      const input = this.querySelector<HTMLInputElement>('[type=search]');
      if (input) input.value = '';
      this.show('');
    }
    // Once it has its height, and is there again if it was hidden.
    requestAnimationFrame(() => item.scrollIntoView());
  }

  private rate(button: Element): void {
    const id = button.closest<HTMLElement>('.faq-item')?.dataset['id'] ?? '';
    const opinions = { ...readOpinions(), [id]: button.getAttribute('value') as Opinion };
    saveOpinions(opinions);
    this.showOpinions(opinions);
  }

  /** Marks the ratings and thanks for them. */
  private showOpinions(opinions = readOpinions()): void {
    for (const item of this.items) {
      const id = item.dataset['id'] ?? '';
      const opinion = opinions[id];
      if (opinion === undefined) continue;
      for (const button of item.querySelectorAll('.faq-helpful button')) {
        button.setAttribute('aria-pressed', String(button.getAttribute('value') === opinion));
      }
      for (const answer of item.querySelectorAll<HTMLElement>('.faq-helpful [data-opinion]')) {
        answer.hidden = answer.dataset['opinion'] !== opinion;
      }
    }
  }
}

function readFaq(item: HTMLDetailsElement) {
  return {
    id: item.dataset['id'] ?? '',
    question: item.querySelector('summary')?.textContent ?? '',
    plainAnswer: item.querySelector('.faq-item__answer')?.textContent ?? '',
    words: item.dataset['words'] ?? '',
    alike: item.dataset['alike'] ?? '',
  };
}

customElements.define('faq-list', FaqListElement);

type Opinion = 'yes' | 'no';
type Opinions = Readonly<Record<string, Opinion | undefined>>;

const storageKey = 'faqHelpful';

function readOpinions(): Opinions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, Opinion] =>
        ['yes', 'no'].includes(entry[1] as string),
      ),
    );
  } catch {
    // Unreadable, or storage is blocked.
    return {};
  }
}

/** Stores the ratings where the browser allows it. */
function saveOpinions(opinions: Opinions): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(opinions));
  } catch {
    // The page still shows it.
  }
}
