import { use } from 'react';
import startAtTouch from '#app/browser/start-at-touch.js?url';
import { ClientEntryContext } from '#app/client-entry-context.ts';

interface SiteScriptProps {
  readonly isSavingData: boolean | undefined;
}

/** The one script of every page; where data is saved it waits for the first touch. */
export function SiteScript({ isSavingData = false }: SiteScriptProps) {
  const site = use(ClientEntryContext);
  return (
    <>
      {import.meta.env.DEV && (
        // What reloads an island in place, before the first of them is read.
        <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
      )}
      {isSavingData ? (
        <script type="module" src={startAtTouch} data-site={site} />
      ) : (
        <script type="module" src={site} fetchPriority="low" />
      )}
    </>
  );
}
