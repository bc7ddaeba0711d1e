import { Suspense } from 'react';
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router';
import figure from '#app/assets/figures/error.svg?url';
import { Button } from '#app/ui/button/button.tsx';
import { NotFoundChunk } from '../not-found/not-found-chunk.ts';
import { Shell } from '../shell.tsx';
import { describeError } from './describe-error.ts';

interface ErrorScreenProps {
  readonly error: unknown;
  readonly onRefresh?: () => void;
}

/**
 * Shown for any crash. It needs nothing the crash may have taken along: neither the shell nor the
 * root loader's data. A page that does not exist is no crash and gets its own screen.
 */
export function ErrorScreen({ error, onRefresh = reload }: ErrorScreenProps) {
  const { search } = useLocation();
  const site = useRouteLoaderData<unknown>('root');
  if (isRouteErrorResponse(error) && error.status === 404) {
    return site ? (
      <Shell>
        <NotFoundChunk data={error.data} />
      </Shell>
    ) : (
      <main>
        <Suspense>
          <NotFoundChunk data={error.data} />
        </Suspense>
      </main>
    );
  }
  return (
    <main className="error-screen wrap">
      <title>Something went wrong</title>
      <img src={figure} width="220" height="200" alt="" />
      <div>
        <h1>Something went wrong</h1>
        <p className="lead">Sorry, an unexpected error occurred. Please try refreshing the page.</p>
        <pre>
          <code>{describeError(error)}</code>
        </pre>
        {/* Without scripts the form asks for the same address again. */}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onRefresh();
          }}
        >
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">Refresh Page</Button>
        </form>
      </div>
    </main>
  );
}

function reload(): void {
  window.location.reload();
}
