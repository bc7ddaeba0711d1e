import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseQueryParts } from '#app/features/providers/directory/directory-query.ts';
import type { Site } from '#app/site/use-site.ts';
import { ProvidersPage } from './providers-page.tsx';
import './providers.css';

const identity = {
  name: 'Example Health',
  phones: { contact: '0700 000 0000', international: '+234 700 000 0000' },
  whatsApp: '2347000000000',
};
const site = { edition: 'DG', identity } as unknown as Site;
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
  const Component = () => <ProvidersPage outcome={outcome} tileMap={undefined} />;
  const Page = createRoutesStub([{ id: 'root', path: '*', Component }]);
  await render(<Page hydrationData={{ loaderData: { root: site } }} />);
  const help = page.getByRole('region', { name: 'Chest pain' });
  await expect.element(help.getByText(/^Call your local emergency number now/)).toBeVisible();
  await expect
    .element(help.getByRole('link', { name: /^Call 999/ }))
    .toHaveAttribute('href', 'tel:999');
});
