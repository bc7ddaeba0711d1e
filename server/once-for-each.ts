/** Makes a value once for each key, until all are forgotten; a failure is tried again. */
export function onceForEach<Key, Value>(make: (key: Key) => Promise<Value>) {
  const made = new Map<Key, Promise<Value>>();
  return {
    get: (key: Key): Promise<Value> => {
      const known = made.get(key);
      if (known) return known;
      const making = make(key);
      made.set(key, making);
      making.catch(() => made.get(key) === making && made.delete(key));
      return making;
    },
    forget: () => made.clear(),
  };
}
