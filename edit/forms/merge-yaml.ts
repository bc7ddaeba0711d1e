import {
  isMap,
  isScalar,
  isSeq,
  Scalar,
  visit,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

export type Values = Readonly<Record<string, unknown>>;

/** Changes a document to hold a value; comments, order and style stay wherever a value stays. */
export function mergeYaml(document: Document, value: unknown): void {
  document.contents = mergeNode(document, document.contents, value) as typeof document.contents;
}

function mergeNode(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isValues(value)) return mergeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeList(document, node, value);
  if (isScalar(node) && typeof value !== 'object') return mergeScalar(node, value);
  return createNode(document, value);
}

function mergeScalar(node: Scalar, value: unknown): Scalar {
  if (node.value === value) return node;
  node.value = value;
  delete node.source;
  setStyle(node);
  return node;
}

function mergeMap(document: Document, map: YAMLMap, values: Values): YAMLMap {
  map.items = map.items.filter((pair) => keyOf(pair) in values);
  let after = -1;
  for (const [key, value] of Object.entries(values)) {
    const pair = map.items.find((each) => keyOf(each) === key);
    if (pair) {
      pair.value = mergeNode(document, pair.value, value);
      after = map.items.indexOf(pair);
    } else {
      after += 1;
      map.items.splice(after, 0, document.createPair(key, createNode(document, value)));
    }
  }
  return map;
}

function keyOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

function mergeList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const old = list.items as Node[];
  const isFlow = old.length > 0 && old.every((node) => isMap(node) && node.flow);
  const kept = matchItems(
    old.map((node) => node.toJS(document) as unknown),
    values,
  );
  list.items = values.map((value, at) => {
    const from = kept[at];
    if (from !== undefined) return mergeNode(document, old[from], value);
    const node = createNode(document, value);
    if (isFlow && isMap(node)) node.flow = true;
    return node;
  });
  return list;
}

/** Finds for each new item the old one it was: the same, of the same name, or in its place. */
export function matchItems(
  old: readonly unknown[],
  values: readonly unknown[],
): (number | undefined)[] {
  const taken = new Set<number>();
  const matches: (number | undefined)[] = values.map(() => undefined);
  const match = (isSame: (before: unknown, value: unknown) => boolean) => {
    values.forEach((value, at) => {
      if (matches[at] !== undefined) return;
      const from = old.findIndex((before, each) => !taken.has(each) && isSame(before, value));
      if (from < 0) return;
      matches[at] = from;
      taken.add(from);
    });
  };
  match((before, value) => JSON.stringify(before) === JSON.stringify(value));
  match((before, value) => nameOf(value) !== undefined && nameOf(before) === nameOf(value));
  // As many as before: whichever are left have changed where they are.
  if (old.length === values.length) match(() => true);
  return matches;
}

/** Keys that tell the items of a list apart, as a folded item of a form does. */
export const telling = ['name', 'title', 'question', 'label', 'zone', 'year', 'text', 'from'];

/** What an item is called, which stays when the rest changes. */
export function nameOf(value: unknown): unknown {
  if (!isValues(value)) return undefined;
  const key = ['id', 'slug', ...telling].find((each) => each in value);
  return key && value[key];
}

function createNode(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, { Scalar: (_key, scalar) => setStyle(scalar) });
  return node;
}

/** Writes texts of several lines as blocks. */
function setStyle(scalar: Scalar): void {
  const isLong = typeof scalar.value === 'string' && scalar.value.includes('\n');
  if (isLong) scalar.type = Scalar.BLOCK_LITERAL;
  else if (scalar.type === Scalar.BLOCK_LITERAL) delete scalar.type;
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
