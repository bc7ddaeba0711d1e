/** Drops the third letter of every longer word. */
export function misspell(name: string): string {
  return name.replaceAll(/\p{L}{5,}/gu, (word) => word.slice(0, 2) + word.slice(3));
}
