import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { loadIsland } from './load-island.ts';

/** An island as the server sends it, whose code nobody has asked for yet. */
function islandNamed(name: string): Element {
  const element = document.createElement('div');
  element.setAttribute('name', name);
  element.innerHTML = '<div class="island"></div>';
  return element;
}

afterEach(() => {
  vi.useRealTimers();
});

test('code that takes longer than 120 seconds has failed, in the specified words', async () => {
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern: '*symptom-checker.island*' }] });
  onTestFinished(async () => void (await cdp().send('Fetch.disable')));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onEnd = vi.fn();
  const loading = loadIsland(islandNamed('symptom-checker')).catch(onEnd);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(new Error('Loading chunk symptom-checker failed'));
});

test('code that the network does not bring has failed at once, in the same words', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*contact-form.island*'] });
  onTestFinished(async () => void (await cdp().send('Network.setBlockedURLs', { urls: [] })));
  await expect(loadIsland(islandNamed('contact-form'))).rejects.toThrow(
    'Loading chunk contact-form failed',
  );
});

test('so has code that this version of the site does not know', async () => {
  await expect(loadIsland(islandNamed('long-gone'))).rejects.toThrow(
    'Loading chunk long-gone failed',
  );
});
