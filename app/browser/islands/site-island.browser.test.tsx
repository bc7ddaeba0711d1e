import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { BmiCalculator } from '#app/features/wellness/bmi/bmi-calculator.island.tsx';
import { nextFrame } from '../../../tests/support/next-frame.ts';
import { ServerIsland, type IslandProps } from '#app/ui/island/island.tsx';
import './site-island.ts';

const height = page.getByRole('spinbutton', { name: 'Height (cm)' });
const weight = page.getByRole('spinbutton', { name: 'Weight (kg)' });
const age = page.getByRole('spinbutton', { name: 'Age' });
const calculate = page.getByRole('button', { name: 'Calculate BMI' });
const result = page.getByRole('heading', { name: /^Your BMI is/ });

/** Puts the calculator into the document as the server sends it, further down by so much. */
function sendIsland(start: IslandProps['start'] = 'touch', downPx = 0): void {
  const container = document.createElement('div');
  container.innerHTML = `<div style="height: ${downPx}px"></div>${renderToString(
    <ServerIsland start={start}>
      <BmiCalculator level={2} insurer="Adire Health" />
    </ServerIsland>,
  )}`;
  document.body.append(container);
  onTestFinished(() => container.remove());
}

/** Whether React has taken the calculator over. */
function isHydrated(): boolean {
  const island = document.querySelector('.island');
  return island !== null && Object.keys(island).some((key) => key.startsWith('__reactContainer'));
}

/** Keeps the island's code on its way until the test lets it come. */
async function holdCode(): Promise<() => Promise<void>> {
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern: '*hydrate-island*' }] });
  const letCome = async () => void (await cdp().send('Fetch.disable'));
  onTestFinished(letCome);
  return letCome;
}

async function typeAll(): Promise<void> {
  await height.fill('168');
  await weight.fill('74');
  await age.fill('41');
}

// So that no form is left to the browser, however slow the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  delete document.documentElement.dataset['saver'];
  window.scrollTo(0, 0);
});

// The first in the file, as code that has come once does not come again.
test('typed and sent before its code is there, a form answers with what was typed', async () => {
  const letCome = await holdCode();
  sendIsland();
  await typeAll();
  await calculate.click();
  await expect.poll(() => document.querySelector('[aria-busy]')).not.toBeNull();
  expect(getComputedStyle(calculate.element()).cursor).toBe('progress');
  expect(isHydrated()).toBe(false);
  await letCome();
  await expect.element(result).toMatchTextContent('26.2');
  await expect.element(height).toHaveValue(168);
  await expect.element(age).toHaveValue(41);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('one below the screen starts by itself when it comes near', async () => {
  sendIsland('near', 4000);
  await calmDown();
  expect(isHydrated()).toBe(false);
  window.scrollTo(0, 4000);
  await expect.poll(isHydrated).toBe(true);
});

const saveData = () => void (document.documentElement.dataset['saver'] = 'on');
test.for<[string, () => void, IslandProps['start']]>([
  ['where a visitor saves data', saveData, 'near'],
  ['on a slow line', () => connect({ effectiveType: '3g' }), 'near'],
  ['wherever it is told to wait', () => undefined, 'touch'],
])('%s it starts at the first touch of it', async ([, prepare, start]) => {
  prepare();
  sendIsland(start);
  await calmDown();
  expect(isHydrated()).toBe(false);
  await height.click();
  await expect.poll(isHydrated).toBe(true);
});

function connect(facts: { readonly effectiveType: string }): void {
  const connection = Object.assign(new EventTarget(), facts);
  vi.spyOn(navigator as { connection?: unknown }, 'connection', 'get').mockReturnValue(connection);
}

/** Longer than whatever starts by itself takes to begin. */
async function calmDown(): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    await nextFrame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4000 }));
  }
}
