import { expect, type Page } from '@playwright/test';
import { listedPages } from '../support/listed-pages.ts';
import { seeFonts } from '../support/see-fonts.ts';
import { asVisitor } from './as-visitor.ts';
import { layOver, withoutFading } from './checks/lay-over.ts';
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

/** All that is looked at. */
export const places: readonly Place[] = [
  ...listedPages.flatMap(({ examples, isVariant }) =>
    examples.map((path, index) => placeOf(path, isVariant || index > 0)),
  ),
  ...statePlaces,
];

function placeOf(path: string, isRare: boolean): Place {
  return { path, isRare, ...(path === '/global' && { only: 'DG' }) };
}

/** @throws {Error} where no place is called so, lest a test of a renamed one vanishes */
export function findPlace(name: string): Place {
  const found = places.find((place) => nameOf(place) === name);
  if (!found) throw new Error(`No place is called “${name}”`);
  return found;
}

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
  // Letters of another font are narrower.
  await seeFonts(page);
}

/** Shows it to a new visitor, and nothing on it moves or fades. */
export async function showStill(page: Page, place: Place, edition: 'NG' | 'DG'): Promise<void> {
  await asVisitor(page, edition);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, place);
  await layOver(page, withoutFading);
}
