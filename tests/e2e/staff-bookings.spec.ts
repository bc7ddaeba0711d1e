import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { findInStoreFiles } from '../support/find-in-store.ts';
import { onLongRun } from '../support/long-run.ts';
import {
  fillInAda,
  fillInPerson,
  finishOrder,
  nextStep,
  sendOrder,
} from '../support/order-steps.ts';
import { useOwnSite } from '../support/use-own-site.ts';

const site = useOwnSite();

const programs = {
  enrolments: 'server/enrolment/commands/enrolments-command.ts',
  leads: 'server/leads/commands/leads-command.ts',
} as const;

/** Runs a command as staff do, beside the running site. */
function run(program: keyof typeof programs, ...args: string[]): string {
  const env = { ...process.env, DATA_DIR: site.folder, SETTINGS_FILE: '/dev/null' };
  return execFileSync('node', [programs[program], ...args], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

const staff = (...args: string[]) => run('enrolments', ...args);

/** Orders Gold for one adult. @returns the reference on the payment page */
async function order(page: Page, name: string): Promise<string> {
  await page.goto(`${site.address}/checkout/gold`);
  await nextStep(page);
  await fillInAda(page, { 'Your full name': name });
  await finishOrder(page);
  await expect(page.getByRole('heading', { name: 'Bank transfer' })).toBeVisible();
  return page
    .getByText(/^Your reference is/)
    .locator('strong')
    .innerText();
}

test(
  'staff cancel an order, and the visitor’s page says so and offers a call',
  onLongRun,
  async ({ page }) => {
    const ref = await order(page, 'Bisi Example');
    staff('cancel', ref, '--reason', 'Asked by phone');
    await page.getByRole('link', { name: 'this link' }).click();
    await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="tel:07000000001"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bank transfer' })).toHaveCount(0);
    expect(await findAxeFaults(page)).toEqual([]);
  },
);

/** Orders Gold for two, with a hospital. @returns the reference */
async function orderForTwo(page: Page): Promise<string> {
  await page.goto(`${site.address}/checkout/gold?who=family&age=36&spouse=38`);
  await nextStep(page);
  const you = page.getByRole('group', { name: 'You', exact: true });
  await you.getByLabel('State where you live').selectOption('Lagos');
  await fillInPerson(page, 'You', {
    'Your full name': 'Zikora Example',
    'Your date of birth': '28 2 1990',
    'Your gender': 'Female',
    'Local government area (optional)': 'Ikeja',
    'Your phone': '0803 987 6543',
    'Your email': 'Zikora@Mail.example',
  });
  await fillInPerson(page, 'Husband or wife', {
    'Full name': 'Obinna Example',
    'Date of birth': '13 5 1988',
    Gender: 'Male',
  });
  await nextStep(page, 'Choose a hospital');
  await page.getByRole('radiogroup', { name: 'Your hospital' }).getByText(' km · ').first().click();
  await nextStep(page, 'Check your answers');
  await sendOrder(page);
  await expect(page.getByRole('heading', { name: 'Bank transfer' })).toBeVisible();
  return page
    .getByText(/^Your reference is/)
    .locator('strong')
    .innerText();
}

/** Asks to be called, by the phone number alone. */
async function askForCall(page: Page): Promise<void> {
  await page.goto(`${site.address}/contact`);
  const form = page.locator('form#call-back');
  await form.getByLabel('Your name').fill('Zikora Example');
  await form.getByLabel('Phone').fill('+234 803 987 6543');
  await form.getByLabel('What is it about?').selectOption('Choosing or buying a plan');
  await form.getByLabel('In the afternoon').check();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. We will call you' })).toBeVisible();
}

const traces = ['Zikora', 'Obinna', '8039876543', '1990-02-28', '1988-05-13', 'from her brother'];

test('staff book a transfer, and the visitor’s page says paid', async ({ page }) => {
  const ref = await order(page, 'Ada Example');
  expect(staff('list')).toContain(`${ref},`);
  const transfer = ['--amount', '255000.00', '--date', '2026-11-20', '--ref', 'FT-1', '--yes'];
  expect(staff('paid', ref, ...transfer)).toContain('Nothing is owed.');
  await page.getByRole('link', { name: 'this link' }).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you. Your payment has arrived' }),
  ).toBeVisible();
  expect(staff('show', ref)).toContain('transfer: paid, FT-1');
  expect(await findAxeFaults(page)).toEqual([]);
});

test('staff erase a person, and the store holds nothing of them', onLongRun, async ({ page }) => {
  const ref = await orderForTwo(page);
  const paymentPage = page.url();
  await askForCall(page);
  const transfer = ['--amount', '100', '--date', '2026-11-20', '--ref', `FT-${ref}`, '--yes'];
  staff('paid', ref, ...transfer, '--note', 'from her brother');
  expect(findInStoreFiles(site.folder, traces)).toEqual(traces);

  expect(run('leads', 'erase', 'zikora@mail.example')).toContain(
    'more is left under +2348039876543',
  );
  run('leads', 'erase', '0803 987 6543');
  expect(findInStoreFiles(site.folder, traces)).toEqual([]);
  // The accounts keep what came in, for an order of nobody's.
  const shown = staff('show', ref);
  expect(shown).toMatch(/^Contact +no longer saved$/m);
  expect(shown).toContain('₦100, transfer: paid');
  await page.goto(paymentPage);
  await expect(page.getByText(`Your reference is ${ref}`)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Zikora');
});
