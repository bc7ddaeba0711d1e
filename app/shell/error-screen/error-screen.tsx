import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import figure from '#app/assets/figures/error.svg?url';
import { useSiteIfKnown } from '#app/site/use-site.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { Shell } from '../shell.tsx';
import { Apology, ErrorDetail } from './error-words.tsx';
import { HelpLine, useHelp } from './help-line.tsx';

/** Shown for any crash, so it needs neither the shell nor the root loader's data. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const site = useSiteIfKnown();
  const help = useHelp();
  if (isRouteErrorResponse(error) && error.status === 404) {
    const screen = <NotFound data={error.data} />;
    return site ? <Shell>{screen}</Shell> : <main>{screen}</main>;
  }
  return (
    <main className="error-screen columns columns--early wrap">
      <title>Something went wrong</title>
      <img className="ink-drawing" src={figure} width="220" height="200" alt="" />
      <SameAddressForm>
        <Apology level={1} />
        <ErrorDetail detail={describeError(error)} />
        <HelpLine {...help} />
      </SameAddressForm>
    </main>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const data: unknown = error.data;
    // The router's own texts begin so, and speak of its routes.
    const isOurs = typeof data === 'string' && data !== '' && !data.startsWith('Error: ');
    return isOurs ? data : `${error.status} ${error.statusText}`.trim();
  }
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : 'Unknown error';
}

/** Reloads the same address, even without scripts. */
function SameAddressForm({ children }: { readonly children: ReactNode }) {
  // A form's fields replace the address's own query.
  const fields = [...new URLSearchParams(useLocation().search)];
  return (
    <form>
      {fields.map(([name, value], position) => (
        // oxlint-disable-next-line react/no-array-index-key -- an address may say the same twice
        <input key={position} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
