import { expect, type Page } from '@playwright/test';
import { statePlaces } from './state-places.ts';

/** A page, or a state of one, that is looked at as a whole. */
export interface Place {
  /** Stands in the test's title; where it is left out, the path does. */
  readonly name?: string;
  readonly path: string;
  /** Left out where both editions have it. */
  readonly only?: 'NG' | 'DG';
  /** Brings the page into its state. */
  readonly show?: (page: Page) => Promise<void>;
}

/** Addresses that show something as they are. */
const paths = [
  '/',
  '/story',
  '/board',
  '/team',
  '/team?department=plans',
  '/insurance-plans',
  '/plans/bronze',
  '/plans/silver',
  '/plans/gold',
  '/plans/platinum',
  '/social-health-insurance',
  '/news',
  '/news?q=malaria',
  '/news?q=xyzzy',
  '/news?category=prevention',
  '/posts/malaria-test-before-treatment',
  '/posts/what-an-hmo-does',
  '/posts/no-such-post',
  '/providers',
  '/providers?state=lagos',
  '/providers?q=xyzzy',
  '/providers/tch_uhms-orisun-childrens',
  '/providers/no-such-place',
  '/hospital-network',
  '/search',
  '/search?q=malaria',
  '/search?q=xyzzy',
  '/contact',
  '/newsletter',
  '/faqs',
  '/faqs?q=card',
  '/faqs?q=xyzzy',
  '/faqs?open=all',
  '/qr-code',
  '/insurance-calculator',
  '/insurance-calculator?frame=1',
  '/insurance-calculator/gold?who=me&age=30',
  '/insurance-calculator?who=family&age=34&spouse=17&children=2',
  '/insurance-calculator?who=family&age=34&spouse=32&children=2&compare=silver&state=lagos',
  '/insurance-calculator?who=staff&people=30',
  '/individual-plan',
  '/family-plan',
  '/association-plan',
  '/corperate-plan',
  '/checkout/gold',
  '/checkout/diamond',
  '/checkout/payment',
  '/checkout/payment?request=no-such-request',
  '/checkout/paypal',
  '/privacy',
  '/terms',
  '/accessibility',
  '/wellness',
  '/data-saver',
  '/offline',
  '/no-such-page',
  '/plans/golld',
];

/** All that is looked at. */
export const places: readonly Place[] = [
  ...paths.map((path) => ({ path })),
  { path: '/global', only: 'DG' },
  ...statePlaces,
];

/** What a test of a place is called. */
export function nameOf({ name, path }: Place): string {
  return name ?? path;
}

/** Every place in each edition that has it. */
export function placesOfEditions() {
  return (['NG', 'DG'] as const).flatMap((edition) =>
    places
      .filter(({ only }) => only === undefined || only === edition)
      .map((place) => ({ place, edition })),
  );
}

/** Goes there, waits until the scripts have started, and brings the page into its state. */
export async function show(page: Page, { path, show: prepare }: Place): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  if (prepare) await prepare(page);
}

/** Waits until the scripts have taken the page over. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}
