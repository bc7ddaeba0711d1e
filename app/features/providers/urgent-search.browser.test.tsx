import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { parseQueryParts } from '#app/features/providers/directory/directory-query.ts';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { ProvidersPage } from './providers-page.tsx';
import './providers.css';

const urgent = {
  title: 'Chest pain',
  now: 'Sit down and rest.',
  helpline: undefined,
  source: { name: 'A guide', year: 2020, url: 'https://guide.example' },
  note: 'Sample.',
};

it('says whom to call, abroad too, even where the directory is out of reach', async () => {
  const query = parseQueryParts(new URLSearchParams('?q=chest+pain'));
  const outcome = { kind: 'failed', query, urgent } as const;
  await showPage(<ProvidersPage outcome={outcome} tileMap={undefined} />, 'DG');
  const help = page.getByRole('region', { name: 'Chest pain' });
  await expect.element(help.getByText(/^Call your local emergency number now/)).toBeVisible();
  await expectLink(/^Call 999/, 'tel:999', help);
});
