import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { asVisitor } from '../a11y/as-visitor.ts';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { findOverflow } from '../a11y/checks/find-overflow.ts';
import { onLongRun } from '../support/long-run.ts';
import { sentInPlace } from '../support/keyboard.ts';
import { companyOf80, sevenMistakes } from '../support/member-csv.ts';
import { checkoutForm, nextStep, sendOrder } from '../support/order-steps.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Buys a plan for a group, and opens the page for its members. */
async function enrol(page: Page, group: 'My staff' | 'My association', people: string) {
  await asVisitor(page, 'NG');
  await page.goto('/checkout/gold');
  await page.getByText(group, { exact: true }).click();
  const form = checkoutForm(page);
  await form.getByLabel('How many people?').fill(people);
  await nextStep(page);
  await form.getByLabel('Your full name').fill('Ngozi Example');
  await form.getByLabel('Your phone').fill('0803 123 4567');
  await form.getByLabel('Your email').fill('ngozi@company.example');
  await form.getByLabel('State where').selectOption('Lagos');
  await form.getByLabel(/^(Company|Association)$/).fill(`Example ${randomUUID()}`);
  await nextStep(page, 'Check your answers');
  await sendOrder(page);
  await page.getByRole('link', { name: 'send us your members' }).click();
  await expect(heading(page, 'Who does your plan cover?')).toBeVisible();
}

async function sendFile(page: Page, text: string): Promise<void> {
  const file = { name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Your file').setInputFiles(file);
  await page.getByRole('button', { name: 'Check this file' }).click();
}

async function confirm(page: Page, people: string): Promise<void> {
  await page.getByRole('checkbox', { name: /^The people on this list know/ }).check();
  await page.getByRole('button', { name: `Confirm ${people}` }).click();
  await expect(heading(page, `We have your list of ${people}`)).toBeVisible();
}

test('a company of 80 sends a file and puts 7 rows right', onLongRun, async ({ page }) => {
  await enrol(page, 'My staff', '60');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the template' }).click();
  expect((await download).suggestedFilename()).toBe('members.csv');
  await page.getByText('Give each grade its plan').click();
  await page.getByLabel('Grade 1', { exact: true }).fill('Officer');
  await page.getByLabel('Plan of grade 1').selectOption('Silver');
  await page.getByLabel('Grade 2', { exact: true }).fill('Manager');
  await page.getByLabel('Plan of grade 2').selectOption('Gold');
  await sendFile(page, companyOf80(sevenMistakes));
  const found = page.getByRole('region', { name: /to correct$/ });
  await expect(heading(page, /^70 people accepted, 10 lines to correct/)).toBeVisible();
  for (const mistake of [
    'Line 5, First name: Enter the name',
    'Line 9, Gender: "Ladies" isn’t one we know. Enter female or male',
    'Line 21, Date of birth: Write the year with four digits, like 27 3 1990',
    'Line 40, Grade or plan: "Director" is neither a plan nor a grade in your table of grades',
    'Line 45: The same name and date of birth as line 2',
    'Line 61, State: "Lagoss" is not a state of Nigeria',
    'Line 70, Dependant of: No staff member on this list has the number or line “S-99”',
    'Line 65, Dependant of: Correct line 5 first, because this person depends on it',
  ]) {
    await expect(found.getByText(mistake, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Grade 2', { exact: true })).toHaveValue('Manager');
  await found.getByRole('link', { name: /^Line 40, Grade or plan/ }).click();
  const fields = (at: number) => page.getByRole('group', { name: `Line ${at}`, exact: true });
  await expect(fields(40).getByLabel('Plan')).toBeFocused();
  await fields(40).getByLabel('Plan').selectOption('Silver');
  await fields(5).getByLabel('First name').fill('Ada 3');
  await fields(9).getByLabel('Gender').selectOption('Female');
  await fields(21).getByLabel('Date of birth').fill('27 3 1990');
  await fields(61).getByLabel('State').selectOption('Lagos');
  await fields(70).getByLabel('Dependant of').fill('S-8');
  await page.getByRole('button', { name: 'Check these lines' }).click();
  await expect(heading(page, /^79 people accepted, 1 line to correct/)).toBeVisible();
  await fields(45).getByLabel('First name').fill('Ada 43');
  await page.getByRole('button', { name: 'Check these lines' }).click();
  await expect(heading(page, '80 people accepted, with no mistakes')).toBeVisible();
  await expect(page.getByText('1 new, 79 as before')).toBeVisible();
  await expect(heading(page, 'Silver, 70 people')).toBeVisible();
  await expect(page.getByText('20 children under 18')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm 80 people' }).click();
  await expect(heading(page, 'There is a problem')).toBeVisible();
  await confirm(page, '80 people');
  // Whoever sees the link learns nobody's name.
  expect(await page.content()).not.toMatch(/Ada \d|Kemi \d|\bS-\d/);
});

test('what is typed in stays while there is no network', onLongRun, async ({ page, context }) => {
  await enrol(page, 'My staff', '60');
  await page.getByRole('link', { name: 'Type them in' }).click();
  const fields = (at: number) => page.getByRole('group', { name: `Line ${at}`, exact: true });
  await fields(1).getByLabel('First name').fill('Ada');
  await fields(1).getByLabel('Last name').fill('Example');
  await fields(1).getByLabel('Gender').selectOption('Female');
  await fields(1).getByLabel('Date of birth').fill('27 3 1990');
  await fields(1).getByLabel('State').selectOption('Lagos');
  await sentInPlace(page);
  await page.getByRole('button', { name: 'Add a line' }).click();
  await expect(fields(6).getByLabel('First name')).toBeFocused();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check these people' }).click();
  await expect(page.getByRole('alert').getByText('You seem to be offline')).toBeVisible();
  await expect(fields(1).getByLabel('Date of birth')).toHaveValue('27 3 1990');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check these people' }).click();
  const found = page.getByRole('region', { name: '1 person accepted, with no mistakes' });
  await expect(found).toBeFocused();
});

test('no state of the page has a fault that axe finds', onLongRun, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  async function look(name: string): Promise<void> {
    await expect(heading(page, name)).toBeVisible();
    const found = [...(await findAxeFaults(page)), ...(await findOverflow(page))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  await enrol(page, 'My staff', '60');
  await look('Send a file');
  await sendFile(page, companyOf80(sevenMistakes).replaceAll(/Officer|Manager/g, 'Silver'));
  await look('Correct these lines here');
  await page.getByRole('link', { name: 'Type them in' }).click();
  await look('Type them in');
  await confirm(page, '70 people');
  await look('We have your list of 70 people');
  expect(faults).toEqual([]);
});
