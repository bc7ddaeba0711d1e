import { useState } from 'react';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useRouteError,
  type RouteObject,
} from 'react-router';
import type { Edition } from '#app/site/edition.ts';
import { startDialogs } from '#app/browser/start-dialogs.ts';
import { startHeader } from '#app/browser/start-header.ts';
import { startSpinner } from '#app/browser/start-spinner.ts';
import { render } from 'vitest-browser-react';
import '#app/ui/dialog/while-open.element.ts';
import { ErrorScreen } from './error-screen/error-screen.tsx';
import { exampleSite } from './example-site.fixture.ts';
import { Shell } from './shell.tsx';

interface SiteOptions {
  readonly edition?: Edition;
  readonly path?: string;
  /** What the site consists of; without it, every address has the same tall page. */
  readonly pages?: RouteObject[];
}

const anyPage: RouteObject[] = [{ path: '*', element: <div style={{ height: 4000 }}>A page</div> }];

/** The site's router with its root route and invented content. */
function createSite(options: SiteOptions = {}) {
  const { edition = 'NG', path = '/', pages = anyPage } = options;
  const site = exampleSite(edition);
  const root: RouteObject = {
    id: 'root',
    loader: () => site,
    element: <SiteShell />,
    ErrorBoundary: RootError,
    children: pages,
  };
  return createMemoryRouter([root], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: site } },
  });
}

function SiteShell() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

function RootError() {
  return <ErrorScreen error={useRouteError()} />;
}

/** A page of the site as the server draws it. */
function SiteFixture(options: SiteOptions) {
  const [router] = useState(() => createSite(options));
  return <RouterProvider router={router} />;
}

startDialogs();

/** Renders a page of the site and starts the script that every page has. */
export async function openSite(options: SiteOptions = {}) {
  const screen = await render(<SiteFixture {...options} />);
  startHeader();
  startSpinner();
  return screen;
}
