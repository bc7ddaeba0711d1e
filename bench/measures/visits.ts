import type { Locator, Page } from 'playwright';
import { fillInPerson } from '../../tests/support/order-steps.ts';
import { workOutBmi } from '../phone.ts';
import type { Target } from '../row.ts';
import type { visitors } from '../site.ts';

/** What somebody does on the site, from the first screen on. */
export interface Visit {
  readonly subject: string;
  readonly edition: keyof typeof visitors;
  readonly steps: readonly Step[];
  readonly target?: Target;
}

interface Step {
  readonly name: string;
  /** Where it begins; left out where the step before has led there. */
  readonly path?: string;
  readonly act?: (page: Page) => Promise<void>;
  /** What is tapped at last, and what tells that the answer is there. */
  readonly answer?: {
    readonly button: (page: Page) => Locator;
    readonly shows: (page: Page) => Locator;
  };
}

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).last();
const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name, exact: true }).first();

const lookingRound: Visit = {
  subject: 'A visit',
  edition: 'NG',
  target: { atMost: 220 },
  steps: [
    { name: 'home', path: '/' },
    { name: 'a plan', path: '/plans/gold' },
    {
      name: 'its price',
      path: '/insurance-calculator/gold',
      async act(page) {
        await page.getByLabel('Your age').tap();
        await page.keyboard.type('30');
      },
    },
    { name: 'a search', path: '/providers?state=lagos' },
    { name: 'contact', path: '/contact' },
    { name: 'BMI', path: '/wellness', act: workOutBmi },
  ],
};

const sponsor: Visit = {
  subject: 'A sponsor abroad',
  edition: 'DG',
  steps: [
    { name: 'home', path: '/' },
    {
      name: 'price',
      path: '/insurance-calculator/silver?who=family&age=60',
      async act(page) {
        await page.getByRole('button', { name: 'Add husband or wife' }).tap();
        await page.getByRole('textbox', { name: 'Husband or wife, age' }).fill('58');
      },
      answer: {
        button: button('Show the price'),
        shows: (page) => page.locator('#quote-price').getByText('Total for one year'),
      },
    },
    {
      name: 'who for',
      path: '/checkout/silver?who=family&age=60&spouse=58&country=gb',
      answer: { button: button('Continue'), shows: heading('Tell us about them') },
    },
    {
      name: 'details',
      act: fillInParents,
      answer: { button: button('Continue'), shows: heading('Choose a hospital') },
    },
    {
      name: 'hospitals',
      answer: { button: button('Continue'), shows: heading('Check your answers') },
    },
    {
      name: 'order',
      async act(page) {
        const boxes = page.locator('form.checkout-form').getByRole('checkbox');
        for (const box of await boxes.all()) await box.check();
      },
      answer: { button: button('Send my order'), shows: heading('Your order is saved') },
    },
  ],
};

async function fillInParents(page: Page): Promise<void> {
  const parent = { Gender: 'Female', 'Local government area (optional)': 'Surulere' };
  await fillInPerson(page, 'First adult', {
    ...parent,
    'Full name': 'Mama Example',
    'Date of birth': '1 1 1966',
    'Their phone (optional)': '0803 123 4567',
  });
  const first = page.getByRole('group', { name: 'First adult', exact: true });
  await first.getByLabel('What is this').selectOption('A parent');
  await first.getByLabel('State where').selectOption('Lagos');
  await fillInPerson(page, 'Husband or wife', {
    'Full name': 'Papa Example',
    'Date of birth': '1 1 1968',
    Gender: 'Male',
  });
  await fillInPerson(page, 'Your details', {
    'Your full name': 'Ada Example',
    'Your phone': '+44 20 7946 0000',
    'Your email': 'ada@mail.example',
    'Your city or town': 'London',
  });
}

const company: Visit = {
  subject: 'A company',
  edition: 'NG',
  steps: [
    {
      name: 'prices',
      path: '/corperate-plan',
      act: (page) => page.getByRole('textbox', { name: 'Number of staff' }).first().fill('30'),
      answer: {
        button: button('Show the prices'),
        shows: (page) => page.getByText('₦3,847,500').first(),
      },
    },
    {
      name: 'offer',
      path: '/corperate-plan?people=30&plan=silver#offer',
      act: fillInOffer,
      answer: { button: button('Get the offer'), shows: heading('Your offer is ready') },
    },
    {
      name: 'PDF',
      async act(page) {
        const link = page.getByRole('link', { name: 'Download the offer as PDF' });
        const url = new URL((await link.getAttribute('href')) ?? '', page.url());
        await page.request.get(url.href);
      },
    },
  ],
};

async function fillInOffer(page: Page): Promise<void> {
  const form = page.locator('form#offer-form');
  await form.getByRole('textbox', { name: 'Company' }).fill('Example Works');
  await form.getByText('Yes', { exact: true }).tap();
  await form.getByText('Choose states').tap();
  await form.getByRole('checkbox', { name: 'Lagos' }).check();
  await form.getByLabel('Your name').fill('Ada Example');
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@mail.example');
  await form.getByRole('checkbox', { name: /^I agree/ }).check();
}

/** Three people: one looks round, one buys for family at home, one asks for an offer. */
export const visits: readonly Visit[] = [lookingRound, sponsor, company];
