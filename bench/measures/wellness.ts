import type { Browser, Page } from 'playwright';
import { median, row, type Measure, type MeasureContext, type Row } from '../row.ts';
import {
  openBrowser,
  openSlowPhone,
  siteStarted,
  slowestInteractionMs,
  workOutBmi,
} from '../phone.ts';
import { startMeasuredSite, visitors } from '../site.ts';

/** What a visitor does with a tool, and where. */
interface Use {
  readonly subject: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  /** Whether the tool's code is loaded before the first touch. */
  readonly isThere: boolean;
}

const bmi = { subject: 'BMI calculator', path: '/wellness', act: workOutBmi };
const symptoms = { subject: 'Symptom checker', path: '/wellness', act: checkSymptoms };
const uses: readonly Use[] = [
  { ...bmi, isThere: true },
  { ...bmi, isThere: false },
  { ...symptoms, isThere: true },
  { ...symptoms, isThere: false },
  { subject: 'Wellness quiz', path: '/', act: takeQuiz, isThere: true },
];

/** How quickly the wellness tools answer on a slow phone. */
export const wellnessMeasure: Measure = { name: 'wellness', run };

async function run({ runs, progress }: MeasureContext): Promise<readonly Row[]> {
  await using site = await startMeasuredSite();
  await using browser = await openBrowser();
  const rows: Row[] = [];
  for (const use of uses) {
    const times: number[] = [];
    for (let turn = 1; turn <= runs; turn += 1) {
      progress(`${use.subject} on a slow phone, ${turn} of ${runs} …`);
      times.push(await interactionMs(browser, site.address, use));
    }
    const name =
      'Slowest interaction to next paint, processor 4 times slower, ' +
      `code ${use.isThere ? 'there' : 'on its way'}`;
    const target = { below: use.isThere ? 100 : 200 };
    rows.push(row(use.subject, name, median(times), 'ms', target));
  }
  return rows;
}

async function interactionMs(browser: Browser, address: string, use: Use): Promise<number> {
  await using page = await openSlowPhone(browser, visitors.NG);
  await page.goto(address + use.path);
  await siteStarted(page);
  if (use.isThere) await loadTool(page, use.subject);
  await use.act(page);
  return await slowestInteractionMs(page);
}

/** As a visitor would before touching it: drawing what scrolls in is no answer to a touch. */
async function loadTool(page: Page, subject: string): Promise<void> {
  const tool = page.getByRole('region', { name: subject });
  if ((await tool.count()) > 0) {
    await tool.evaluate((element) => element.scrollIntoView());
    await page.waitForTimeout(500);
  }
  await page.waitForLoadState('networkidle');
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
