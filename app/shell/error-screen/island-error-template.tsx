import { HtmlTemplate } from '#app/ui/html-template.tsx';
import { Button } from '#app/ui/button/button.tsx';

/** Takes an island's place when it crashes or its code does not come. */
export function IslandErrorTemplate() {
  return (
    <HtmlTemplate id="island-error">
      <section className="island-error">
        <ErrorWords detail="" level={2} />
      </section>
    </HtmlTemplate>
  );
}

/** Specification, section 2. */
export function ErrorWords({ detail, level }: { readonly detail: string; readonly level: 1 | 2 }) {
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
