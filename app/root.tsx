import { use, type ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import touchIcon from './assets/icons/apple-touch-icon.png?url';
import favicon from './assets/icons/favicon.svg?inline';
import { ClientEntryContext } from './client-entry-context.ts';
import { identityContext, siteContext, visitorContext } from './context.ts';
import type { Route } from './+types/root';
import { editionFacts } from './location/edition.ts';
import { useSiteIfKnown, type Site } from './location/use-site.ts';
import { DeferredStyles } from './shell/deferred-styles/deferred-styles.tsx';
import { ErrorScreen } from './shell/error-screen/error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import shellStyles from './shell/shell.css?inline';
import savingStyles from './ui/data-saver/saving.css?inline';
import { Stylesheet } from './ui/stylesheet/stylesheet.tsx';

export function loader({ context, url }: Route.LoaderArgs): Site {
  const visitor = context.get(visitorContext);
  const isGlobalHome = url.pathname === editionFacts.DG.homePath;
  return {
    edition: isGlobalHome ? 'DG' : visitor.edition,
    ...(visitor.isSavingData && { isSavingData: true as const }),
    identity: context.get(identityContext),
    ...context.get(siteContext),
  };
}

export function Layout({ children }: { readonly children: ReactNode }) {
  // Without a site there is an error to show, and nothing to save.
  const site = useSiteIfKnown();
  const isSavingData = site?.isSavingData;
  return (
    <html
      lang="en-NG"
      data-saver={isSavingData && 'on'}
      data-offline={site?.isOfflineOff && 'off'}
      data-push-key={site?.push?.publicKey}
      data-push-ask={site?.push?.ask}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#141f4d" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
        <Stylesheet name="shell" css={shellStyles} />
        {isSavingData && <Stylesheet name="saving" css={savingStyles} />}
      </head>
      <body>
        {children}
        <DeferredStyles hasFonts={!isSavingData} />
        <script type="module" src={use(ClientEntryContext)} fetchPriority="low" />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
