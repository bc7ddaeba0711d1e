import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The page or a part of it. */
type Part = Pick<typeof page, 'getByRole'>;

/** Expects one link of this name, which leads to the address. */
export async function expectLink(name: string | RegExp, href: string, part: Part = page) {
  const link = part.getByRole('link', { name, exact: true });
  await expect.element(link).toHaveAttribute('href', href);
}

/** Expects for each name one link, which leads to the address beside it. */
export async function expectLinks(links: Readonly<Record<string, string>>, part: Part = page) {
  for (const [name, href] of Object.entries(links)) await expectLink(name, href, part);
}
