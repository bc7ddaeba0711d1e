import { expect, type Locator, type Page } from '@playwright/test';

/** What Ada gives in the details of an order, by label. */
const ada = {
  'Your full name': 'Ada Example',
  'Your date of birth': '27 3 1990',
  'Your gender': 'Female',
  'Your phone': '0803 123 4567',
  'Your email': 'ada@mail.example',
} as const;

/** The form of the step on screen. */
export function checkoutForm(page: Page): Locator {
  return page.locator('form.checkout-form');
}

/** Goes on to the next step, and waits for its heading where one is given. */
export async function nextStep(page: Page, heading?: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).last().click();
  if (heading !== undefined) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
}

/** Fills in the details of one adult. */
export async function fillInAda(
  page: Page,
  changes: Readonly<Partial<Record<keyof typeof ada, string>>> = {},
): Promise<void> {
  for (const [label, text] of Object.entries({ ...ada, ...changes })) {
    await checkoutForm(page).getByLabel(label).fill(text);
  }
  await checkoutForm(page).getByLabel('State where you live').selectOption('Lagos');
}

/** Fills in fields of one person of several, by label. */
export async function fillInPerson(
  page: Page,
  title: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const person = checkoutForm(page).getByRole('group', { name: title, exact: true });
  for (const [label, text] of Object.entries(answers)) {
    await person.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Ticks every consent of the review. */
async function agreeToAll(page: Page): Promise<void> {
  for (const box of await checkoutForm(page).getByRole('checkbox').all()) await box.check();
}

/** Agrees to all in the review, and sends the order. */
export async function sendOrder(page: Page): Promise<void> {
  await agreeToAll(page);
  await page.getByRole('button', { name: 'Send my order' }).click();
}

/** Goes from the details to the review, past the hospital, and sends the order. */
export async function finishOrder(page: Page): Promise<void> {
  await nextStep(page, 'Choose a hospital');
  await nextStep(page, 'Check your answers');
  await sendOrder(page);
}
