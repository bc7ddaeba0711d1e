import { afterEach, beforeEach } from 'vitest';

/** Gives the page its address back after each test of a file, whatever was chosen on it. */
export function keepAddress(): void {
  let start = '';
  beforeEach(() => {
    start = location.href;
  });
  afterEach(() => {
    history.replaceState(null, '', start);
  });
}
