import { cdp } from 'vitest/browser';

/** Runs a test as for a visitor who asks for less motion. */
export async function withReducedMotion(test: () => Promise<void>): Promise<void> {
  const feature = 'prefers-reduced-motion';
  await setMedia([{ name: feature, value: 'reduce' }]);
  try {
    await test();
  } finally {
    await setMedia([{ name: feature, value: '' }]);
  }
}

async function setMedia(features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
