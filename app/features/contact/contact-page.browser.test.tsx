import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Edition } from '#app/site/edition.ts';
import type { Offices } from '#app/site/offices.schema.ts';
import type { Site } from '#app/site/use-site.ts';
import { ContactPage, type ContactPageProps } from './contact-page.tsx';
import './contact.css';

const identity = {
  name: 'Example Health',
  legalName: 'Example Health Limited',
  email: 'hello@health.example',
  phones: {
    contact: '0700 000 0000',
    marketing: '0700 000 0001',
    international: '+234 700 000 0000',
  },
  whatsApp: '2347000000000',
  headOffice: { street: 'Plot 000, Example Street', city: 'Abuja', country: 'Nigeria' },
  officeHours: [{ days: 'Monday to Friday', hours: '8am to 5pm' }],
  promises: {
    replyBy: 'by the end of the next working day',
    noticeWithin: '24 hours',
    emergencyLine: 'day and night',
    complaintReceipt: 'on the same working day',
    complaintWithin: '10 working days',
    callBackTries: 'up to 3 times over 2 days',
  },
};

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

function showPage(edition: Edition, props: Partial<ContactPageProps> = {}) {
  const site = { edition, identity } as unknown as Site;
  const Component = () => (
    <ContactPage sentForm="contact" answer={undefined} offices={offices} {...props} />
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component }]);
  return render(<Stub hydrationData={{ loaderData: { root: site } }} />);
}

const channels = page.getByRole('region', { name: 'Ways to reach us' });

test('says before all else where to turn in an emergency', async () => {
  await showPage('NG');
  await expect.element(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
});

test.for([
  ['NG', ['0700 000 0000', 'Start a chat', 'hello@health.example', '0700 000 0001']],
  ['DG', ['Start a chat', '+234 700 000 0000', 'hello@health.example', '+234 700 000 0000']],
] as const)('names every channel, the best for %s first', async ([edition, names]) => {
  await showPage(edition);
  const links = channels.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});

test('says where the head office is, when it is open, and which states each zone has', async () => {
  await showPage('NG');
  await expect.element(page.getByText('Plot 000, Example Street', { exact: false })).toBeVisible();
  await expect.element(page.getByText('8am to 5pm')).toBeVisible();
  await expect.element(page.getByText('Ekiti, Lagos, Ogun, Ondo, Osun, Oyo')).toBeVisible();
});

test('says of each zonal office where it is, when it is open and how to reach it', async () => {
  await showPage('NG');
  await expect.element(page.getByText('Plot 006, Example Way, Ikeja')).toBeVisible();
  await expect.element(page.getByText('Monday to Friday, 9am to 4pm')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '0700 000 0016' }))
    .toHaveAttribute('href', 'tel:07000000016');
  await expect
    .element(page.getByText('These addresses and numbers are examples', { exact: false }))
    .toBeVisible();
});

test('opens maps in a new tab, and asks no other site before', async () => {
  await showPage('NG');
  const map = page.getByRole('link', { name: 'Map of Ikeja (opens in a new tab)' });
  await expect.element(map).toHaveAttribute('href', 'https://map.example/ikeja');
  await expect.element(map).toHaveAttribute('target', '_blank');
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

test('thanks in the place of the form that was sent, and leaves the other', async () => {
  await showPage('NG', {
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
  await showPage('DG', { answer: { kind: 'unavailable', values: { name: 'Ada' } } });
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByRole('link', { name: '+234 700 000 0000' }))
    .toHaveAttribute('href', 'tel:+2347000000000');
});

test('no consent is ticked beforehand', async () => {
  await showPage('NG');
  const boxes = page.getByRole('checkbox').elements();
  expect(boxes).toHaveLength(2);
  for (const box of boxes) expect((box as HTMLInputElement).checked).toBe(false);
});
