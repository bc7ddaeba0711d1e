import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DirectoryResult } from '#app/features/providers/directory/provider-directory.ports.ts';
import { SearchNotes } from './result-words.tsx';

/** A result of which only what a test is about is said. */
function resultOf(given: Partial<DirectoryResult>): DirectoryResult {
  const nothing = { leftOut: [], origin: null, order: 'match', total: 1, area: null };
  return { ...nothing, ...given } as unknown as DirectoryResult;
}

it.each([
  [['xyz'], false, 'No hospital matches ‘xyz’, so we left it out.'],
  [['xyz', 'qqq'], false, 'No hospital matches ‘xyz’ or ‘qqq’, so we left them out.'],
  [['udo'], true, 'No hospital matches ‘udo’ and your other words, so we left it out.'],
])('names the words that nothing matches: %j', async (words, isKnown, text) => {
  const leftOut = words.map((word) => ({ word, isKnown }));
  await render(<SearchNotes result={resultOf({ leftOut })} />);
  await expect.element(page.getByText(text)).toBeVisible();
});

it('says where distances are from, where the order is by distance', async () => {
  const near = resultOf({ origin: 'Ikeja, Lagos', order: 'distance' });
  const screen = await render(<SearchNotes result={near} />);
  const text = page.getByText('Distances are from the centre of Ikeja, Lagos.');
  await expect.element(text).toBeVisible();
  await screen.rerender(
    <SearchNotes result={resultOf({ origin: 'Ikeja, Lagos', order: 'name' })} />,
  );
  await expect.element(text).not.toBeInTheDocument();
});
