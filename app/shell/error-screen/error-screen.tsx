import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import figure from '#app/assets/figures/error.svg?url';
import { SameAddressForm } from '#app/ui/same-address-form.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Shell } from '../shell.tsx';
import { ErrorWords } from './island-error-template.tsx';

/** Shown for any crash, so it needs neither the shell nor the root loader's data. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const site = useRouteLoaderData<unknown>('root');
  if (isRouteErrorResponse(error) && error.status === 404) {
    const screen = <NotFound data={error.data} />;
    return site ? <Shell>{screen}</Shell> : <main>{screen}</main>;
  }
  return (
    <main className="error-screen wrap">
      <title>Something went wrong</title>
      <img className="ink-drawing" src={figure} width="220" height="200" alt="" />
      <SameAddressForm>
        <ErrorWords detail={describeError(error)} level={1} />
      </SameAddressForm>
    </main>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : 'Unknown error';
}
