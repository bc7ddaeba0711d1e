import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { deriveOnce, loadDerived, saveDerived } from './derived.ts';

const file = join(mkdtempSync(join(tmpdir(), 'derived-')), 'derived.json');
const nothing = join(tmpdir(), 'no-such-file.json');
const shout = vi.fn((text: string) => ({ html: text.toUpperCase() }));
const derive = (text: string) => deriveOnce(['shout', text], () => shout(text));

beforeEach(async () => {
  await loadDerived(nothing);
  shout.mockClear();
});

it('a start takes over what the build has made', async () => {
  derive('a text');
  await saveDerived(file);
  await loadDerived(nothing);
  await loadDerived(file);
  expect(derive('a text')).toEqual({ html: 'A TEXT' });
  expect(shout).toHaveBeenCalledTimes(1);
});

it('a text that was changed after the build is rendered again', async () => {
  derive('a text');
  await saveDerived(file);
  await loadDerived(file);
  expect(derive('another text')).toEqual({ html: 'ANOTHER TEXT' });
});

it('a mistake is found again each time', () => {
  const mistake = () =>
    deriveOnce(['mistake'], () => {
      throw new Error('line 3');
    });
  expect(mistake).toThrow('line 3');
  expect(mistake).toThrow('line 3');
});
