import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { render } from 'vitest-browser-react';
import { exampleSite } from '#app/shell/example-site.fixture.ts';
import type { Edition } from '#app/site/edition.ts';

/** Invented facts about the insurer, as every page shown here has them. */
export const site = exampleSite('NG');

/** Renders a page under the root route, which knows those facts and the edition. */
export function showPage(content: ReactNode, edition: Edition = 'NG', address = '/') {
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component: () => content }]);
  const hydrationData = { loaderData: { root: { ...site, edition } } };
  return render(<Stub initialEntries={[address]} hydrationData={hydrationData} />);
}
