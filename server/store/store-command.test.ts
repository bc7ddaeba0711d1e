import { describe, expect, it } from 'vitest';
import { runStore } from '../../tests/support/run-store-command.ts';
import { useStore } from '../../tests/support/use-store.ts';

describe('npm run store -- save', () => {
  const used = useStore('sqlite');

  it.each([
    [(folder: string) => `${folder}/missing/site.sqlite`, 'There is no folder .+/missing\\.'],
    [(folder: string) => folder, '.+ is a folder\\. Name a file in it\\.'],
  ])('says that it has nowhere to save to', async (fileIn, words) => {
    const file = fileIn(used.settings['DATA_DIR'] ?? '');
    const { code, errors } = await runStore(used.settings, 'save', file);
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^Store: .+\n${words}.*\n$`));
  });
});
