/**
 * A value as JSON text. A loader that gives much content packs it: the router's own encoding, by
 * numbered references, compresses worse by more than a kilobyte a page.
 */
export type Packed<Value> = string & { readonly valueType?: Value };

/** Packs what JSON can hold. */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value);
}

/** Gives the packed value back. */
export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value;
}
