import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { render } from 'vitest-browser-react';
import type { Edition } from '#app/location/edition.ts';
import type { Site } from '#app/location/use-site.ts';

/** Renders a part of the wellness corner where it finds the insurer's telephone numbers. */
export async function renderInSite(part: ReactNode, edition: Edition = 'NG') {
  const phones = { contact: '0700 000 0000', international: '+234 700 000 0000' };
  const site = { edition, identity: { phones } } as unknown as Site;
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => part },
    { path: '/privacy', Component: () => <h1>Privacy</h1> },
  ]);
  return render(<Page hydrationData={{ loaderData: { root: site } }} />);
}
