import { expect, test, type Page } from '@playwright/test';
import { onLongRunAndFirefox } from '../support/long-run.ts';
import { checkoutForm, fillInPerson, nextStep, sendOrder } from '../support/order-steps.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const person = (page: Page, title: string) =>
  checkoutForm(page).getByRole('group', { name: title, exact: true });
const hospitalFor = (page: Page, name: string) =>
  checkoutForm(page).getByRole('radiogroup', { name: `Hospital for ${name}` });
const answersOf = (page: Page, title: string) =>
  checkoutForm(page).locator('section', {
    has: page.getByRole('heading', { name: title, exact: true }),
  });

// From one address only so many forms are taken.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.7.0.1' } });

/** Labels and what is typed there. */
type Answers = Readonly<Record<string, string>>;

/** Fills in where someone lives who does not live with the first person. */
async function livesElsewhere(page: Page, title: string, state: string, area: string) {
  await person(page, title).getByText('Lives somewhere else').click();
  await person(page, title).getByLabel('State where they live').selectOption(state);
  await fillInPerson(page, title, { 'Local government area (optional)': area });
}

async function send(page: Page): Promise<void> {
  await sendOrder(page);
  await expect(page.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
}

const self: Answers = {
  'Your full name': 'Ada Example',
  'Your date of birth': '27 3 1990',
  'Your gender': 'Female',
  'Local government area (optional)': 'Ikeja',
  'Your phone': '0803 123 4567',
  'Your email': 'ada@mail.example',
};

const ofFamily: Readonly<Record<string, Answers>> = {
  'Husband or wife': {
    'Full name': 'Chidi Example',
    'Date of birth': '1 1 1988',
    Gender: 'Male',
  },
  'Child 1': { 'Full name': 'Kemi Example', 'Date of birth': '30 6 2012', Gender: 'Female' },
  'Child 2': { 'Full name': 'Tunde Example', 'Date of birth': '30 6 2014', Gender: 'Male' },
  'Child 3': { 'Full name': 'Zainab Example', 'Date of birth': '30 6 2016', Gender: 'Female' },
  Parent: { 'Full name': 'Mama Example', 'Date of birth': '1 1 1966', Gender: 'Female' },
};

test('a family shares a hospital; a child away does not', onLongRunAndFirefox, async ({ page }) => {
  await page.goto('/checkout/bronze?who=family&age=36&spouse=38&children=3&parent1=60');
  await nextStep(page);
  await person(page, 'You').getByLabel('State where you live').selectOption('Lagos');
  await fillInPerson(page, 'You', self);
  for (const [title, answers] of Object.entries(ofFamily)) await fillInPerson(page, title, answers);
  await livesElsewhere(page, 'Child 2', 'Enugu', 'enugu north');
  await nextStep(page);
  await expect(heading(page, 'Choose a hospital')).toBeVisible();
  const mine = checkoutForm(page).getByRole('radiogroup', { name: 'Your hospital' });
  await expect(mine.getByText('Distances are from the centre of Ikeja, Lagos.')).toBeVisible();
  await mine.getByText(' km · ').first().click();
  await expect(
    hospitalFor(page, 'Mama Example').getByLabel('The same as Ada Example'),
  ).toBeChecked();
  const ofTunde = hospitalFor(page, 'Tunde Example');
  await expect(ofTunde.getByLabel('Choose later')).toBeChecked();
  await expect(ofTunde.getByText('centre of Enugu North, Enugu')).toBeVisible();
  const search = ofTunde.getByLabel('Name or town');
  await search.fill('Nsukka');
  await search.press('Enter');
  await expect(ofTunde.getByText('centre of Nsukka, Enugu')).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport();
  await ofTunde.getByText(' km · ').first().click();
  await nextStep(page);
  await expect(heading(page, 'Check your answers')).toBeVisible();
  const hospitals = answersOf(page, 'Hospitals').locator('dd:not(:has(a))');
  await expect(hospitals).toContainText([
    /Lagos$/,
    /Lagos$/,
    /Lagos$/,
    /Enugu$/,
    /Lagos$/,
    /Lagos$/,
  ]);

  await test.step('an answer is changed from the review, which comes back', async () => {
    await expect(answersOf(page, 'First day of cover')).toContainText(
      /\d+ \w+ \d{4} at the latest/,
    );
    await expect(answersOf(page, 'What Bronze doesn’t cover')).toContainText(
      'Care outside Nigeria',
    );
    await expect(answersOf(page, 'Waiting periods on Bronze')).toContainText('14 days');
    await expect(answersOf(page, 'Price')).toContainText(/₦[\d,]+/);
    await page.getByRole('link', { name: /You, Phone$/ }).click();
    const phone = person(page, 'You').getByLabel('Your phone');
    await expect(phone).toBeFocused();
    await phone.fill('0803');
    await page.getByRole('button', { name: 'Save and go back to review' }).click();
    await expect(heading(page, 'There is a problem')).toBeVisible();
    await expect(phone).toHaveValue('0803');
    await phone.fill('0803 765 4321');
    await page.getByRole('button', { name: 'Save and go back to review' }).click();
    await expect(answersOf(page, 'You')).toContainText('0803 765 4321');
    await page.getByRole('link', { name: /Who for, Paid$/ }).click();
    await expect(page.getByRole('radio', { name: 'Once a year' })).toBeFocused();
    await page.getByRole('button', { name: 'Save and go back to review' }).click();
    await expect(heading(page, 'Check your answers')).toBeVisible();
  });
  await send(page);
});
