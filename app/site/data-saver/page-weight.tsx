/** Filled by page-weight.element.ts. */
export function PageWeight() {
  return <page-weight className="page-weight" />;
}
