import type * as v from 'valibot';

type PathItem = v.IssuePathItem;

/** The path of an issue that a check raises itself, from the keys that lead to the wrong value. */
export function issuePath(root: unknown, first: PropertyKey, ...rest: PropertyKey[]) {
  let input = root;
  const itemOf = (key: PropertyKey): PathItem => {
    const value: unknown = Reflect.get(Object(input), key);
    const item: PathItem = { type: 'unknown', origin: 'value', input, key, value };
    input = value;
    return item;
  };
  return [itemOf(first), ...rest.map(itemOf)] satisfies [PathItem, ...PathItem[]];
}
