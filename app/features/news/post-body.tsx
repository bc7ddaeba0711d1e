/** The article's text: HTML that the server has made or cleaned. */
export function PostBody({ html }: { readonly html: string }) {
  return <div className="post-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
