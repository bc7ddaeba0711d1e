import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { loadIsland } from './load-island.ts';

/** An island as the server sends it, whose code nobody has asked for yet. */
function islandNamed(name: string): Element {
  const element = document.createElement('div');
  element.setAttribute('name', name);
  element.innerHTML = '<div class="island"></div>';
  return element;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

test('code that fails to load is requested three more times, with growing pauses', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*calculator.island*'] });
  onTestFinished(async () => void (await cdp().send('Network.setBlockedURLs', { urls: [] })));
  const onEnd = vi.fn();
  const loading = loadIsland(islandNamed('bmi-calculator')).catch(onEnd);
  for (const pauseMs of [1000, 3000, 9000]) {
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
  }
  await loading;
  expect(onEnd).toHaveBeenCalledOnce();
});

test('code that this version of the site does not know has failed', async () => {
  await expect(loadIsland(islandNamed('long-gone'))).rejects.toThrow('long-gone.island.tsx');
});
