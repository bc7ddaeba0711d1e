/** How many kilobytes this page has cost; page-weight.element.ts fills it in. */
export function PageWeight() {
  return <page-weight className="page-weight" />;
}
