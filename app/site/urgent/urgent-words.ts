import { createUrgentFinder } from './find-urgent.ts';
import type { UrgentEntry } from './urgent.ports.ts';

type Words = Pick<UrgentEntry, 'words' | 'alone' | 'unless'>;

/** Phrases as attributes, for a browser that searches by itself. */
export function wordAttributes({ words, alone, unless }: Words) {
  return {
    'data-words': words.join(),
    'data-alone': alone.join() || undefined,
    'data-unless': unless.join() || undefined,
  };
}

/** Shows the help for a search in its slot on the page. @returns what does so */
export function openUrgentSlot(page: ParentNode): (asked: string) => void {
  const slot = page.querySelector('.urgent-slot');
  const entries = page.querySelector<HTMLTemplateElement>('#urgent-help')?.content.children ?? [];
  const find = createUrgentFinder([...entries].map((entry) => readEntry(entry as HTMLElement)));
  return (asked) => {
    const panel = find(asked)?.panel;
    // The same again would be read out again.
    if (titleIn(panel) === titleIn(slot)) return;
    slot?.replaceChildren(...(panel ? [panel.cloneNode(true)] : []));
  };
}

function titleIn(part: Element | null | undefined): string | undefined {
  return part?.querySelector('h2')?.textContent;
}

function readEntry({ dataset: { words, alone, unless }, firstElementChild: panel }: HTMLElement) {
  const list = (text = '') => text.split(',').filter(Boolean);
  return { words: list(words), alone: list(alone), unless: list(unless), panel };
}
