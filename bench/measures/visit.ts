import type { Page } from 'playwright';
import { startCountingProxy } from '../counting-proxy.ts';
import { openPhone, withBrowser } from '../phone.ts';
import { kilobytes, type Row } from '../row.ts';
import { countryHeader, withSite } from '../site.ts';
import type { Measure, MeasureContext } from './measure.ts';

const targetKilobytes = 220;
/** Longer than the service worker waits before it is fetched. */
const quietMs = 6000;

/** A whole visit on a phone that has never seen the site: first screens, and what is typed there. */
export const visitMeasure: Measure = { name: 'visit', run };

interface Step {
  readonly name: string;
  readonly take: (page: Page, origin: string) => Promise<void>;
}

const steps: readonly Step[] = [
  { name: 'home', take: (page, origin) => open(page, `${origin}/`) },
  { name: 'a plan', take: (page, origin) => open(page, `${origin}/plans/gold`) },
  { name: 'its price', take: askForPrice },
  { name: 'a search', take: (page, origin) => open(page, `${origin}/providers?state=lagos`) },
  { name: 'contact', take: (page, origin) => open(page, `${origin}/contact`) },
  { name: 'BMI', take: workOutBmi },
];

function run({ chromium, progress }: MeasureContext): Promise<readonly Row[]> {
  return withSite(({ origin }) =>
    withBrowser(chromium, async (browser) => {
      await using proxy = await startCountingProxy(origin);
      const page = await openPhone(browser, { [countryHeader]: 'NG' });
      const rows: Row[] = [];
      for (const { name, take } of steps) {
        progress(`A visit: ${name} …`);
        const before = proxy.sentBytes();
        await take(page, proxy.origin);
        await proxy.untilQuiet(quietMs);
        rows.push(rowOf(name, proxy.sentBytes() - before));
      }
      await page.context().close();
      const all = rowOf('Six steps, service worker included', proxy.sentBytes());
      return [...rows, { ...all, target: { atMost: targetKilobytes } }];
    }),
  );
}

function rowOf(name: string, bytes: number): Row {
  return { subject: 'A visit', name, value: kilobytes(bytes), unit: 'kB' };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
}

async function askForPrice(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/insurance-calculator/gold`, { waitUntil: 'load' });
  await page.getByLabel('Your age').tap();
  await page.keyboard.type('30');
}

async function workOutBmi(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/wellness`, { waitUntil: 'load' });
  for (const [label, value] of [
    ['Height (cm)', '168'],
    ['Weight (kg)', '74'],
    ['Age', '41'],
  ] as const) {
    await page.getByLabel(label).tap();
    await page.keyboard.type(value);
  }
  await page.getByRole('button', { name: 'Calculate BMI' }).tap();
  await page.getByRole('heading', { name: 'Your BMI is' }).waitFor();
}
