import { expect, type Page } from '@playwright/test';
import { seeFonts } from '../support/see-fonts.ts';
import { layOver } from './checks/lay-over.ts';
import { statePlaces } from './state-places.ts';

/** A page, or a state of one, that is looked at as a whole. */
export interface Place {
  /** Stands in the test's title; where it is left out, the path does. */
  readonly name?: string;
  readonly path: string;
  /** Left out where both editions have it. */
  readonly only?: 'NG' | 'DG';
  /** Looked at in the long run alone. */
  readonly isRare?: boolean;
  /** Brings the page into its state. */
  readonly show?: (page: Page) => Promise<void>;
}

/** Addresses that show something as they are. */
const paths = [
  '/',
  '/story',
  '/team',
  '/insurance-plans',
  '/plans/gold',
  '/social-health-insurance',
  '/news',
  '/posts/malaria-test-before-treatment',
  '/providers',
  '/providers/tch_uhms-orisun-childrens',
  '/search?q=malaria',
  '/contact',
  '/newsletter',
  '/faqs?open=all',
  '/qr-code',
  '/insurance-calculator?frame=1',
  '/insurance-calculator/gold?who=me&age=30',
  '/insurance-calculator?who=family&age=34&spouse=32&children=2&compare=silver&state=lagos',
  '/corperate-plan',
  '/checkout/payment',
  '/privacy',
  '/wellness',
  '/data-saver',
  '/offline',
  '/no-such-page',
];

/** Addresses that differ little from those above, or that other tests look at on their way. */
const rarePaths = [
  '/news?q=malaria',
  '/providers?state=lagos',
  '/posts/no-such-post',
  '/insurance-calculator?who=family&age=34&spouse=17&children=2',
  '/terms',
  '/accessibility',
  '/board',
  '/hospital-network',
  '/search',
  '/search?q=xyzzy',
  '/faqs',
  '/insurance-calculator',
  '/family-plan',
  '/news?q=xyzzy',
  '/team?department=plans',
  '/plans/bronze',
  '/plans/silver',
  '/plans/platinum',
  '/news?category=prevention',
  '/posts/what-an-hmo-does',
  '/faqs?q=card',
  '/insurance-calculator?who=staff&people=30',
  '/checkout/paypal',
  '/checkout/payment?request=no-such-request',
  '/plans/golld',
  '/providers?q=xyzzy',
  '/faqs?q=xyzzy',
  '/providers/no-such-place',
  '/association-plan',
  '/individual-plan',
  '/checkout/gold',
  '/checkout/diamond',
];

/** All that is looked at. */
export const places: readonly Place[] = [
  ...paths.map((path) => ({ path })),
  ...rarePaths.map((path) => ({ path, isRare: true })),
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

/** Goes there and brings the page into its state. */
export async function show(page: Page, { path, show: prepare }: Place): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  if (prepare) await prepare(page);
  // What is left out until it comes near counts too.
  await layOver(page, '* { content-visibility: visible !important }');
  // Letters of another font are narrower.
  await seeFonts(page);
}
