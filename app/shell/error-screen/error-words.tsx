import { Button } from '#app/ui/button/button.tsx';

interface ErrorWordsProps {
  /** What went wrong, as the error itself says it. */
  readonly detail: string;
  readonly level: 1 | 2;
}

/** The error screen's words and its button (specification, section 2). */
export function ErrorWords({ detail, level }: ErrorWordsProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading>Something went wrong</Heading>
      <p className="lead">Sorry, an unexpected error occurred. Please try refreshing the page.</p>
      <pre>
        <code>{detail}</code>
      </pre>
      <Button type="submit">Refresh Page</Button>
    </>
  );
}
