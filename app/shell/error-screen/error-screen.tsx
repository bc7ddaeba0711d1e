import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import figure from '#app/assets/figures/error.svg?url';
import { SameAddressForm } from '#app/ui/same-address-form/same-address-form.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Shell } from '../shell.tsx';
import { describeError } from './describe-error.ts';
import { ErrorWords } from './error-words.tsx';

interface ErrorScreenProps {
  readonly error: unknown;
}

/**
 * Shown for any crash. It needs nothing the crash may have taken along: neither the shell nor the
 * root loader's data. A page that does not exist is no crash and gets its own screen.
 */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const site = useRouteLoaderData<unknown>('root');
  if (isRouteErrorResponse(error) && error.status === 404) {
    const screen = <NotFound data={error.data} />;
    return site ? <Shell>{screen}</Shell> : <main>{screen}</main>;
  }
  return (
    <main className="error-screen wrap">
      <title>Something went wrong</title>
      <img src={figure} width="220" height="200" alt="" />
      <SameAddressForm>
        <ErrorWords detail={describeError(error)} level={1} />
      </SameAddressForm>
    </main>
  );
}
