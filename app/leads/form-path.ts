/** The address a form is sent to: its page's own, which says in its query which of several it was. */
export function formPath(page: string, name: string): string {
  return `${page}?form=${name}`;
}

/** Finds which form an address of its page is about. */
export function findForm<Name extends string>(url: URL, names: readonly Name[]): Name | undefined {
  return names.find((name) => name === url.searchParams.get('form'));
}
