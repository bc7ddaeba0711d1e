import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { catchSubmit } from '../../../tests/support/catch-submit.ts';
import { inAct, passTime } from '../../../tests/support/pass-time.ts';
import { keepKnownSuggestions } from './suggestion-store.ts';
import { SearchBox } from './search-box.tsx';
import type { Suggestion } from './suggestion.ts';
import './search-box.css';

const gold: Suggestion = { kind: 'plan', title: 'Gold plan', path: '#gold' };
const goldFaq: Suggestion = { kind: 'question', title: 'Is Gold for me?', path: '#faq' };
const clinic: Suggestion = {
  kind: 'facility',
  title: 'Golden Clinic',
  path: '#clinic',
  note: 'Clinic in Ikeja, Lagos',
};
const pauseMs = 200;

/** What the server was asked, with the means to answer each question when the test likes. */
interface Asked {
  readonly words: string;
  readonly signal: AbortSignal;
  readonly answer: (items: readonly Suggestion[], status?: number) => void;
  readonly fail: () => void;
}
let asked: Asked[];

beforeEach(() => {
  asked = [];
  keepKnownSuggestions([]);
  history.replaceState(null, '', '#');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(window, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal as AbortSignal;
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        asked.push({
          words: new URL(input as string, location.href).searchParams.get('q') ?? '',
          signal,
          answer: (items, status = 200) => resolve(Response.json({ items }, { status })),
          fail: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  );
});

const field = page.getByRole('combobox', { name: 'Search this site' });
const list = page.getByRole('listbox', { name: 'Suggestions' });
const options = page.getByRole('option');

async function type(text: string): Promise<void> {
  await userEvent.type(field, text);
  await passTime(pauseMs);
}

async function answer(items: readonly Suggestion[], status?: number): Promise<void> {
  await inAct(() => asked.at(-1)?.answer(items, status));
  await passTime(0);
}

/** A box with suggestions for "gol" below it. */
async function open(): Promise<void> {
  await render(<SearchBox id="box" label="Search this site" />);
  await type('gol');
  await answer([gold, goldFaq, clinic]);
  await expect.element(list).toBeVisible();
}

/** The option that the field points to. */
function activeOption(): string | undefined {
  const id = field.element().getAttribute('aria-activedescendant');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined);
}

describe('suggestions', () => {
  test('come once the typing pauses, named by kind, with the typed letters marked', async () => {
    await open();
    expect(asked.map(({ words }) => words)).toEqual(['gol']);
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field).toHaveAttribute('aria-controls', list.element().id);
    expect(options.elements().map(({ textContent }) => textContent)).toEqual([
      'Gold plan Health plan',
      'Is Gold for me? Question',
      'Golden Clinic Clinic in Ikeja, Lagos',
    ]);
    const marks = [...list.element().querySelectorAll('mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Gol', 'Gol', 'Gol']);
    await expect.element(page.getByText('3 suggestions')).toBeInTheDocument();
  });

  test('are roomy enough for a finger, and nothing moves when they come', async () => {
    await render(
      <>
        <SearchBox id="box" label="Search this site" />
        <p>Below</p>
      </>,
    );
    const below = page.getByText('Below').element();
    const before = below.getBoundingClientRect().top;
    await type('gol');
    await answer([gold, clinic]);
    await expect.element(list).toBeVisible();
    expect(below.getBoundingClientRect().top).toBe(before);
    for (const option of options.elements()) {
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  test('are not requested for a single letter, and go when the words do', async () => {
    await open();
    await userEvent.clear(field);
    await expect.element(list).not.toBeInTheDocument();
    await type('g');
    expect(asked).toHaveLength(1);
  });

  test('of an earlier question never replace those of a later one', async () => {
    await render(<SearchBox id="box" label="Search this site" />);
    await type('go');
    await type('ld');
    const [first, second] = asked;
    expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false]);
    await inAct(() => second?.answer([gold]));
    await expect.element(options).toHaveTextContent('Gold plan Health plan');
    await inAct(() => first?.answer([clinic]));
    await passTime(pauseMs);
    await expect.element(options).toHaveTextContent('Gold plan Health plan');
  });

  test('say when there are none', async () => {
    await render(<SearchBox id="box" label="Search this site" />);
    await type('xyzzy');
    await answer([]);
    await expect.element(page.getByText('No suggestions')).toBeInTheDocument();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('with the keyboard', () => {
  test('the arrows go round the options, and Home, End and letters go back to the words', async () => {
    await open();
    expect(activeOption()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toContain('Gold plan');
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOption()).toContain('Golden Clinic');
    await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toContain('Gold plan');
    for (const key of ['{Home}', '{End}', '{ArrowLeft}']) {
      await userEvent.keyboard(`{ArrowDown}${key}`);
      expect(activeOption()).toBeUndefined();
    }
    await userEvent.keyboard('{ArrowDown}d');
    await passTime(pauseMs);
    await answer([gold]);
    expect(activeOption()).toBeUndefined();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('godl');
  });

  test('Enter opens the chosen option, and searches where none is chosen', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(location.hash).toBe('#faq');
    await expect.element(list).not.toBeInTheDocument();
    const sent = await catchSubmit(() => userEvent.keyboard('{Enter}'));
    expect(sent).toEqual({ method: 'get', action: '/search', fields: 'q=gol' });
  });

  test('Escape closes the list and keeps the words; an arrow opens it again', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('gol');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('Tab leaves the field, and the list closes', async () => {
    await open();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
  });
});

test('a press opens an option and leaves the focus in the field', async () => {
  await open();
  await options.nth(2).click();
  expect(location.hash).toBe('#clinic');
  await expect.element(field).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

describe('where the server does not answer', () => {
  const topic: Suggestion = { kind: 'topic', title: 'Golden years', path: '#topic' };
  const ways: readonly (readonly [string, () => unknown])[] = [
    ['offline', () => inAct(() => asked.at(-1)?.fail())],
    ['too busy', () => answer([], 503)],
    ['too slow', () => passTime(5000)],
  ];

  test.each(ways)('(%s), what the browser knows is suggested', async (_why, end) => {
    keepKnownSuggestions([topic, { kind: 'post', title: 'Malaria', path: '#malaria' }]);
    await render(<SearchBox id="box" label="Search this site" />);
    await type('gol');
    await end();
    await expect.element(options).toHaveTextContent('Golden years News topic');
  });
});
