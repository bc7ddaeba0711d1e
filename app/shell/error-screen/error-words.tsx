import { Button } from '#app/ui/button/button.tsx';

/** Specification, section 2. */
export function Apology({ level }: { readonly level: 1 | 2 }) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className="medium-title">Something went wrong</Heading>
      <p className="lead above-2">
        Sorry, an unexpected error occurred. Please try refreshing the page.
      </p>
    </>
  );
}

/** The error's own text, and what to do about it. */
export function ErrorDetail({ detail }: { readonly detail: string }) {
  return (
    <>
      <pre>
        <code>{detail}</code>
      </pre>
      <div className="wide-buttons">
        <Button type="submit">Refresh Page</Button>
      </div>
    </>
  );
}
