import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs } from 'react-router';
import touchIcon from './assets/icons/apple-touch-icon.png?url';
import favicon from './assets/icons/favicon.svg?inline';
import { identityContext, siteContext, visitorContext } from './context.ts';
import type { Route } from './+types/root';
import { editionFacts } from './location/edition.ts';
import { pack } from './kernel/packed/packed.ts';
import { useNewsOnLoad } from './features/news/use-news-on-load.ts';
import { Reach } from './features/reach/reach.tsx';
import { useSiteIfKnown, type Site } from './location/use-site.ts';
import { ErrorScreen } from './shell/error-screen/error-screen.tsx';
import { LateStyles } from './shell/late-styles/late-styles.tsx';
import { Shell } from './shell/shell.tsx';
import { shellSheet } from './shell/shell.sheet.ts';
import { savingSheet } from './ui/data-saver/saving.sheet.ts';
import { Stylesheet } from './ui/stylesheet/stylesheet.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const isGlobalHome = url.pathname === editionFacts.DG.homePath;
  return pack<Site>({
    edition: isGlobalHome ? 'DG' : visitor.edition,
    ...(visitor.isSavingData && { isSavingData: true as const }),
    identity: context.get(identityContext),
    ...context.get(siteContext),
  });
}

/**
 * The site is another one only on the way to a home page, or back from the one for abroad. It is not
 * asked for again otherwise, so that a page whose own data does not arrive can say so itself.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const { NG, DG } = editionFacts;
  const leadsHome = nextUrl.pathname === NG.homePath || nextUrl.pathname === DG.homePath;
  return leadsHome || currentUrl.pathname === DG.homePath;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  // Without a site there is an error to show, and nothing to save.
  const isSavingData = useSiteIfKnown()?.isSavingData;
  return (
    <html lang="en-NG" data-saver={isSavingData && 'on'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#141f4d" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <Meta />
        <Links />
        <Stylesheet sheet={shellSheet} />
        {isSavingData && <Stylesheet sheet={savingSheet} />}
        <LateStyles hasFonts={!isSavingData} />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useNewsOnLoad();
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <Reach />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
