import { expect, type Page } from '@playwright/test';
import { busyPage } from '#server/http/limits/turn-away.ts';
import { sentInPlace, started } from '../support/keyboard.ts';
import { fillInAda, nextStep, sendOrder } from '../support/order-steps.ts';
import { checkUrgentSymptoms } from '../support/urgent-symptoms.ts';
import type { Place } from './places.ts';

async function toDetails(page: Page): Promise<void> {
  await started(page);
  await page.locator('[name="who"][value="me"]').check();
  await nextStep(page, 'Tell us about yourself');
}

async function toHospital(page: Page): Promise<void> {
  await toDetails(page);
  await fillInAda(page);
  await nextStep(page, 'Choose a hospital');
}

async function toReview(page: Page): Promise<void> {
  await toHospital(page);
  await nextStep(page, 'Check your answers');
}

async function toRequest(page: Page): Promise<void> {
  await toReview(page);
  await sendOrder(page);
  await expect(page.getByRole('heading', { name: 'Your order is saved' })).toBeVisible();
}

async function openDialog(page: Page, button: string, dialog: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
}

const checkoutPlaces: readonly Place[] = [
  { name: '/checkout/gold, details', path: '/checkout/gold', isRare: true, show: toDetails },
  {
    name: '/checkout/gold, details with faults',
    path: '/checkout/gold',
    isRare: true,
    show: async (page) => {
      await toDetails(page);
      await nextStep(page, 'There is a problem');
    },
  },
  { name: '/checkout/gold, hospital', path: '/checkout/gold', isRare: true, show: toHospital },
  { name: '/checkout/gold, review', path: '/checkout/gold', isRare: true, show: toReview },
  { name: '/checkout/payment, a request', path: '/checkout/gold', isRare: true, show: toRequest },
];

const answerPlaces: readonly Place[] = [
  {
    name: '/contact, a message with faults',
    path: '/contact',
    isRare: true,
    show: async (page) => {
      await started(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Enter your name')).not.toHaveCount(0);
    },
  },
  {
    name: 'the newsletter at the foot, with faults',
    path: '/story',
    isRare: true,
    show: async (page) => {
      const footer = page.getByRole('contentinfo');
      await sentInPlace(page);
      await footer.getByRole('button', { name: 'Sign up' }).click();
      await expect(footer.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    },
  },
  {
    name: '/wellness, answers',
    path: '/wellness',
    show: async (page) => {
      await started(page);
      await page.getByLabel('Height (cm)').fill('168');
      await page.getByLabel('Weight (kg)').fill('74');
      await page.getByLabel('Age').fill('41');
      await page.getByRole('button', { name: 'Calculate BMI' }).click();
      await checkUrgentSymptoms(page);
      await page.getByRole('button', { name: 'Get Personalized Tips' }).first().click();
    },
  },
  {
    name: '/wellness, what comes before a result',
    path: '/wellness',
    isRare: true,
    show: async (page) => {
      await started(page);
      await page.getByLabel('Height (cm)').fill('1.75');
      await page.getByLabel('Weight (kg)').fill('74');
      await page.getByLabel('Age').fill('41');
      await page.getByRole('button', { name: 'Calculate BMI' }).click();
      await page.getByLabel('Shortness of breath', { exact: true }).check();
      await page.getByRole('button', { name: 'Check Symptoms' }).click();
      await expect(page.getByText('Be seen today')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Yes, use 175 cm' })).toBeVisible();
    },
  },
  {
    name: 'a hospital, the form to report a fault',
    path: '/providers/tch_uhms-orisun-childrens',
    isRare: true,
    show: async (page) => {
      await page.getByText('Report a mistake').click();
      await expect(page.getByLabel('What should it say?')).toBeVisible();
    },
  },
];

const dialogPlaces: readonly Place[] = [
  {
    name: 'the dialog to log in, after a press',
    path: '/faqs',
    only: 'NG',
    show: async (page) => {
      await openDialog(page, 'Login To Portal', 'Log In');
      await page.getByLabel('User name').first().fill('ada');
      await page.getByLabel('Password').first().fill('secret');
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(page.getByText('You are not logged in.')).toBeVisible();
    },
  },
  {
    name: 'the dialog to register',
    path: '/faqs',
    only: 'NG',
    show: async (page) => {
      await openDialog(page, 'Login To Portal', 'Log In');
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
    },
  },
  {
    name: 'the quote dialog',
    path: '/global',
    only: 'DG',
    show: async (page) => {
      await openDialog(page, 'Request a quote', 'Request a quote');
      const frame = page.frameLocator('iframe[title="Quote form"]');
      await expect(frame.getByLabel('Their age')).toBeVisible();
    },
  },
  {
    name: 'the presentation',
    path: '/global',
    only: 'DG',
    show: (page) => openDialog(page, 'Watch Presentation', 'How it works'),
  },
];

const errorPlaces: readonly Place[] = [
  {
    name: 'the error in the place of a form',
    path: '/terms',
    show: async (page) => {
      const body = 'export function BmiCalculator() { throw new Error("No such unit"); }';
      const contentType = 'text/javascript';
      await page.route(/bmi-calculator\.island/, (route) => route.fulfill({ contentType, body }));
      await page.goto('/wellness');
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    },
  },
  {
    name: 'the notice above a form whose code is missing',
    path: '/terms',
    show: async (page) => {
      await page.route(/bmi-calculator\.island/, (route) => route.fulfill({ status: 404 }));
      await page.goto('/wellness');
      await expect(page.getByText('Loading chunk bmi-calculator failed')).toBeVisible();
    },
  },
  {
    name: 'the page of a busy site',
    path: '/terms',
    show: async (page) => {
      const { html, policy } = busyPage('Example Health');
      const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
      await page.route('**/story', (route) => route.fulfill({ status: 503, headers, body: html }));
      await page.goto('/story');
      await expect(page.getByRole('heading')).toHaveText('The site is very busy right now');
      const again = page.getByRole('link', { name: 'Try again' });
      await expect(again, 'the policy lets its styles in').toHaveCSS('display', 'inline-block');
    },
  },
];

/** States of pages that no address leads to. */
export const statePlaces: readonly Place[] = [
  ...checkoutPlaces,
  ...answerPlaces,
  ...dialogPlaces,
  ...errorPlaces,
];
