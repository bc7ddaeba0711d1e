/** Whether every parameter of an address makes a page that is kept, each of them once. */
export function hasOnlyParameters({ searchParams }: URL, known: readonly string[] = []): boolean {
  const names = [...searchParams.keys()];
  return new Set(names).size === names.length && names.every((name) => known.includes(name));
}
