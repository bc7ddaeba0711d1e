/** Renders HTML that the server made of our own Markdown. */
export function Prose({ html }: { readonly html: string }) {
  return (
    <div
      className="prose rich-text data-table accordion"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
