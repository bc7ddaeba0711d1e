import { writeFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { useFolder } from '../../tests/support/use-folder.ts';
import { createPageDates } from './page-dates.ts';
import type { SitePage } from './page-list.ts';

const inFolder = useFolder();

function aPage(path: string, text: string): SitePage {
  return { path, text, title: path, description: '', heading: '', headings: [], questions: [] };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

function openDates(file: string, day: string) {
  const { log, lines } = createMemoryLog();
  vi.setSystemTime(`${day}T10:00:00Z`);
  return { dates: createPageDates({ file, undated: ['/providers'], log }), lines };
}

it('a page keeps its day over restarts until it says something else', async () => {
  const file = inFolder('saved', 'page-dates.json');
  const pages = [aPage('/story', 'We began.'), aPage('/team', 'We are ten.')];
  await openDates(file, '2026-11-01').dates.of(pages);
  const changed = [aPage('/story', 'We began.'), aPage('/team', 'We are eleven.')];
  const later = await openDates(file, '2026-11-21').dates.of(changed);
  expect([...later]).toEqual([
    ['/story', '2026-11-01'],
    ['/team', '2026-11-21'],
  ]);
});

it('a page that changes with the hour has no day', async () => {
  const dated = await openDates(inFolder('page-dates.json'), '2026-11-01').dates.of([
    aPage('/providers', 'Open'),
  ]);
  expect(dated.size).toBe(0);
});

it('a damaged file costs the old days only', async () => {
  const file = inFolder('page-dates.json');
  writeFileSync(file, '{"/story":');
  const { dates, lines } = openDates(file, '2026-11-21');
  expect((await dates.of([aPage('/story', '')])).get('/story')).toBe('2026-11-21');
  expect(lines).toEqual([]);
});

it('a folder that cannot be written to is said in the log, and the days stand for now', async () => {
  const { dates, lines } = openDates('/dev/null/page-dates.json', '2026-11-21');
  expect((await dates.of([aPage('/story', '')])).get('/story')).toBe('2026-11-21');
  expect(lines).toHaveLength(1);
});
