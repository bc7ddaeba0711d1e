import { use, type ReactNode } from 'react';
import { Links, Meta, Outlet, useMatches } from 'react-router';
import touchIcon from './assets/icons/apple-touch-icon.png?url';
import favicon from './assets/icons/favicon.svg?inline';
import { ClientEntryContext } from './context.ts';
import type { Route } from './+types/root';
import { readSite } from './site/read-site.server.ts';
import { lateStylesOf } from './site/page-handle.ts';
import { useSiteIfKnown, type Site } from './site/use-site.ts';
import { ErrorScreen } from './shell/error-screen/error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import shellStyles from './shell/critical.css?inline';
import savingStyles from './site/data-saver/saving.css?inline';
import { Stylesheet } from './ui/stylesheet.tsx';
import fontRules from './assets/fonts/fonts.css?url';
import deferredRules from './shell/deferred.css?url';
import { palette } from './ui/tokens/palette.ts';

export function loader({ context }: Route.LoaderArgs): Site {
  return readSite(context);
}

export function Layout({ children }: { readonly children: ReactNode }) {
  // Missing where the loader has failed.
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
        <meta name="theme-color" content={palette['indigo-900']} />
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
        {/* At the end of the body, so that the first words do not wait for them. */}
        {[deferredRules, ...lateStylesOf(useMatches(), site?.edition)].map((address) => (
          <link key={address} rel="stylesheet" href={address} fetchPriority="low" />
        ))}
        {!isSavingData && <link rel="stylesheet" href={fontRules} fetchPriority="low" />}
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
