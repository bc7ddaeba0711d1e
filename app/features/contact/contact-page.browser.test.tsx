import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Edition } from '#app/site/edition.ts';
import type { Offices } from '#app/site/offices.schema.ts';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { ContactPage, type ContactPageProps } from './contact-page.tsx';
import './contact.css';

const offices: Offices = {
  isSample: true,
  headOfficeMap: 'https://map.example/abuja',
  offices: [
    {
      zone: 'South West',
      city: 'Ikeja',
      street: 'Plot 006, Example Way',
      phone: '0700 000 0016',
      hours: 'Monday to Friday, 9am to 4pm',
      languages: 'English, Yoruba',
      map: 'https://map.example/ikeja',
    },
  ],
};

const show = (edition: Edition, props: Partial<ContactPageProps> = {}) =>
  showPage(
    <ContactPage sentForm="contact" answer={undefined} offices={offices} {...props} />,
    edition,
  );

const channels = page.getByRole('region', { name: 'Ways to reach us' });

test('says where to turn in an emergency and where the head office is, and ticks no consent', async () => {
  await show('NG');
  await expectLink('112', 'tel:112');
  await expect.element(page.getByText('Plot 000, Example Street', { exact: false })).toBeVisible();
  await expect.element(page.getByText('8am to 5pm')).toBeVisible();
  await expect.element(page.getByText('Ekiti, Lagos, Ogun, Ondo, Osun, Oyo')).toBeVisible();
  const boxes = page.getByRole('checkbox').elements();
  expect(boxes).toHaveLength(2);
  for (const box of boxes) expect((box as HTMLInputElement).checked).toBe(false);

  // Each zonal office is said to be where it is; its map opens in a new tab, and is not asked before.
  await expect.element(page.getByText('Plot 006, Example Way, Ikeja')).toBeVisible();
  await expect.element(page.getByText('Monday to Friday, 9am to 4pm')).toBeVisible();
  await expectLink('0700 000 0016', 'tel:07000000016');
  await expect
    .element(page.getByText('These addresses and numbers are examples', { exact: false }))
    .toBeVisible();
  const map = page.getByRole('link', { name: 'Map of Ikeja (opens in a new tab)' });
  await expect.element(map).toHaveAttribute('href', 'https://map.example/ikeja');
  await expect.element(map).toHaveAttribute('target', '_blank');
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

test.for([
  ['NG', ['0700 000 0000', 'Start a chat', 'hello@health.example', '0700 000 0001']],
  ['DG', ['Start a chat', '+234 700 000 0000', 'hello@health.example', '+234 700 000 0000']],
] as const)('names every channel, the best for %s first', async ([edition, names]) => {
  await show(edition);
  const links = channels.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});

test('thanks in the place of the form that was sent, and leaves the other', async () => {
  await show('NG', {
    sentForm: 'call-back',
    answer: { kind: 'saved', reference: 'AB12CD34' },
  });
  await expect
    .element(page.getByRole('heading', { name: 'Thank you. We will call you' }))
    .toBeVisible();
  await expect.element(page.getByText('AB12CD34')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Ask for a call' }).query()).toBeNull();
});

test('a form that could not be saved names other ways, fitting where the visitor is', async () => {
  await show('DG', { answer: { kind: 'unavailable', values: { name: 'Ada' } } });
  const alert = page.getByRole('alert');
  await expectLink('+234 700 000 0000', 'tel:+2347000000000', alert);
});
