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

type Values = Readonly<Record<string, unknown>>;

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
  // A form drops the line break that ends a block.
  const ended = endsLine(node.value) && typeof value === 'string' && !endsLine(value);
  const next = ended ? `${value}\n` : value;
  if (node.value === next) return node;
  node.value = next;
  delete node.source;
  setStyle(node);
  return node;
}

function endsLine(value: unknown): boolean {
  return typeof value === 'string' && value.endsWith('\n');
}

function mergeMap(document: Document, map: YAMLMap, values: Values): YAMLMap {
  map.items = map.items.filter((pair) => keyOf(pair) in values);
  let after = -1;
  for (const [key, value] of Object.entries(values)) {
    const at = map.items.findIndex((pair) => keyOf(pair) === key);
    if (at >= 0) {
      const pair = map.items[at];
      if (pair) pair.value = mergeNode(document, pair.value, value);
      after = at;
      continue;
    }
    after += 1;
    map.items.splice(after, 0, document.createPair(key, createNode(document, value)));
  }
  return map;
}

function keyOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

function mergeList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const old = list.items.map((node) => ({ node, value: (node as Node).toJS(document) as unknown }));
  const isFlow = old.length > 0 && old.every(({ node }) => (node as { flow?: boolean }).flow);
  const kept = matchItems(
    old.map(({ value }) => value),
    values,
  );
  list.items = values.map((value, at) => {
    const from = kept[at];
    if (from !== undefined) return mergeNode(document, old[from]?.node, value);
    const node = createNode(document, value);
    if (isFlow && isMap(node)) node.flow = true;
    return node;
  });
  return list;
}

/** Finds for each new item the old one it was: the same, of the same name, alike, or in its place. */
export function matchItems(
  old: readonly unknown[],
  values: readonly unknown[],
): (number | undefined)[] {
  const taken = new Set<number>();
  const matches: (number | undefined)[] = values.map(() => undefined);
  const match = (
    isSame: (before: unknown, value: unknown, from: number, at: number) => boolean,
  ) => {
    values.forEach((value, at) => {
      if (matches[at] !== undefined) return;
      const from = old.findIndex(
        (before, index) => !taken.has(index) && isSame(before, value, index, at),
      );
      if (from < 0) return;
      matches[at] = from;
      taken.add(from);
    });
  };
  match((before, value) => JSON.stringify(before) === JSON.stringify(value));
  match((before, value) => nameOf(value) !== undefined && nameOf(before) === nameOf(value));
  match((before, value) => shareEntry(before, value));
  if (old.length === values.length) match((_before, _value, from, at) => from === at);
  return matches;
}

/** Whether two items have a value in common, as one has that was changed elsewhere. */
function shareEntry(before: unknown, value: unknown): boolean {
  if (!isValues(before) || !isValues(value)) return false;
  return Object.entries(value).some(
    ([key, inner]) => typeof inner !== 'object' && inner !== '' && before[key] === inner,
  );
}

/** What an item is called, which stays when the rest changes. */
export function nameOf(value: unknown): unknown {
  if (!isValues(value)) return undefined;
  const key = ['id', 'slug', 'zone', 'name', 'title', 'question', 'year'].find(
    (each) => each in value,
  );
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
