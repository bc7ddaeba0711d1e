import { vi } from 'vitest';

// Vitest moves fake timers on by 50 ms whenever a test presses, types or waits for 50 ms. A busy
// machine takes longer for each key, so only tests themselves move them.
vi.isFakeTimers = () => false;
