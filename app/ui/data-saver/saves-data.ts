/** Whether the visitor wants few bytes: the server says so on the page, or the browser does. */
export function savesData(): boolean {
  if (document.documentElement.dataset['saver'] === 'on') return true;
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}
