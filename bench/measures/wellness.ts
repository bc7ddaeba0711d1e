import type { Browser, Page } from 'playwright';
import { slowestInteractionMs, watchInteractions } from '../interactions.ts';
import { median } from '../median.ts';
import { openPhone, siteStarted, withBrowser } from '../phone.ts';
import type { Row } from '../row.ts';
import { countryHeader, withSite } from '../site.ts';
import type { Measure, MeasureContext } from './measure.ts';

const slowDown = 4;
const targetsMs = { there: 100, 'on its way': 200 } as const;
type CodeIs = keyof typeof targetsMs;

/** What a visitor does with a tool, and where. */
interface Use {
  readonly subject: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

const uses: readonly Use[] = [
  { subject: 'BMI calculator', path: '/wellness', act: workOutBmi },
  { subject: 'Symptom checker', path: '/wellness', act: checkSymptoms },
  { subject: 'Wellness quiz', path: '/', act: takeQuiz },
];

/** How quickly the wellness tools answer on a slow phone. */
export const wellnessMeasure: Measure = { name: 'wellness', run };

function run(context: MeasureContext): Promise<readonly Row[]> {
  return withSite(({ origin }) =>
    withBrowser(context.chromium, async (browser) => {
      const rows: Row[] = [];
      for (const use of uses) {
        rows.push(await measureUse(context, browser, origin, use, 'there'));
        if (use.act !== takeQuiz) {
          rows.push(await measureUse(context, browser, origin, use, 'on its way'));
        }
      }
      return rows;
    }),
  );
}

async function measureUse(
  { runs, progress }: MeasureContext,
  browser: Browser,
  origin: string,
  { subject, path, act }: Use,
  when: CodeIs,
): Promise<Row> {
  const slowest: number[] = [];
  for (let turn = 1; turn <= runs; turn += 1) {
    progress(`${subject} on a slow phone, ${turn} of ${runs} …`);
    const page = await openPhone(browser, { [countryHeader]: 'NG' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await watchInteractions(page);
    await page.goto(origin + path);
    await siteStarted(page);
    if (when === 'there') {
      await scrollTo(page, subject);
      await page.waitForLoadState('networkidle');
    }
    await act(page);
    slowest.push(await slowestInteractionMs(page));
    await page.context().close();
  }
  return {
    subject,
    name: `Slowest interaction to next paint, processor ${slowDown} times slower, code ${when}`,
    value: median(slowest),
    unit: 'ms',
    target: { below: targetsMs[when] },
  };
}

/** As a visitor would before touching it: drawing what scrolls in is no answer to a touch. */
async function scrollTo(page: Page, subject: string): Promise<void> {
  const tool = page.getByRole('region', { name: subject });
  if ((await tool.count()) === 0) return;
  await tool.evaluate((element) => element.scrollIntoView());
  await page.waitForTimeout(500);
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

async function checkSymptoms(page: Page): Promise<void> {
  for (const name of ['Fever', 'Cough', 'Shortness of breath']) {
    await page.getByLabel(name, { exact: true }).tap();
  }
  await page.getByRole('button', { name: 'Check Symptoms' }).tap();
  await page.getByRole('heading', { name: 'Get medical help now' }).waitFor();
}

async function takeQuiz(page: Page): Promise<void> {
  const quiz = page.getByRole('dialog', { name: 'Five quick questions' });
  await quiz.waitFor();
  for (const answer of await quiz.getByRole('radio', { name: 'Yes' }).all()) await answer.tap();
  await quiz.getByRole('button', { name: 'Submit' }).tap();
  await quiz.getByRole('heading', { name: 'Score' }).waitFor();
}
