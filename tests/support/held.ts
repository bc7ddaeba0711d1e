interface Held<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

/** A promise that is kept or broken when the test says so. */
export function held<T>(): Held<T> {
  let resolve: Held<T>['resolve'] = () => undefined;
  let reject: Held<T>['reject'] = () => undefined;
  const promise = new Promise<T>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return { promise, resolve, reject };
}
