import type { Page } from 'playwright';
import { findFreePort } from '../../tests/support/free-port.ts';
import { startNginx } from '../../tests/support/nginx.ts';
import { startCountingProxy } from '../counting-proxy.ts';
import { openBrowser, openPhone } from '../phone.ts';
import { kilobytes, row, type MeasureContext, type Row } from '../row.ts';
import { countryHeader, startMeasuredSite, visitors } from '../site.ts';

/** Longer than the service worker waits before it is fetched. */
const quietMs = 6000;
const target = { atMost: 270 };

/** What somebody looks at who has never seen the site: first screens, and what is typed there. */
const steps: readonly (readonly [string, string, ((page: Page) => Promise<void>)?])[] = [
  ['Home', '/'],
  ['A plan', '/plans/gold'],
  ['Its price', '/insurance-calculator/gold', typeAge],
  ['A search', '/providers?state=lagos'],
  ['Contact', '/contact'],
  ['BMI', '/wellness', workOutBmi],
];

/** A whole visit as it is served: through nginx over TLS and HTTP/2, service worker and headers included. */
export async function measureVisit({ progress }: MeasureContext): Promise<readonly Row[]> {
  const port = await findFreePort();
  const origin = `https://localhost:${port}`;
  await using site = await startMeasuredSite({ SITE_URL: origin });
  await using nginx = await startNginx([site.address], { countryHeader, isSecure: true });
  await using proxy = await startCountingProxy(nginx.address, port);
  await using browser = await openBrowser();
  await using page = await openPhone(browser, { extraHTTPHeaders: visitors.NG });
  const rows: Row[] = [];
  for (const [name, path, act] of steps) {
    progress(`A visit: ${path} …`);
    const before = proxy.sentBytes();
    await page.goto(origin + path, { waitUntil: 'load' });
    const answerMs = await page.evaluate(firstAnswerMs);
    await act?.(page);
    await proxy.untilQuiet(quietMs);
    rows.push(
      row('A visit', name, kilobytes(proxy.sentBytes() - before), 'kB'),
      row('A visit', `${name}, first byte`, answerMs, 'ms'),
    );
  }
  return [...rows, row('A visit', 'All six steps', kilobytes(proxy.sentBytes()), 'kB', target)];
}

/** Runs in the page: from the request for it to the first byte of the answer. */
function firstAnswerMs(): number {
  const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return own ? own.responseStart - own.requestStart : 0;
}

async function typeAge(page: Page): Promise<void> {
  await page.getByLabel('Your age').tap();
  await page.keyboard.type('30');
}

async function workOutBmi(page: Page): Promise<void> {
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
