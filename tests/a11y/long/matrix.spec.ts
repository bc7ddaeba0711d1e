import { expect, test } from '@playwright/test';
import { findAxeFaults } from '../checks/find-axe-faults.ts';
import { layOver, withoutFading } from '../checks/lay-over.ts';
import { nameOf, placesOfEditions, show } from '../places.ts';
import { asVisitor } from '../as-visitor.ts';

// A worker would fetch what a place holds back.
test.use({ serviceWorkers: 'block' });

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['none', 'active'] as const).map((forcedColors) => ({ colorScheme, forcedColors })),
);

for (const { place, edition } of placesOfEditions()) {
  test(`${edition} ${nameOf(place)}: axe finds nothing in any look, at any width`, async ({
    page,
  }) => {
    test.slow();
    await asVisitor(page, edition);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page, place);
    await layOver(page, withoutFading);
    const found: string[] = [];
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { colorScheme, forcedColors } of looks) {
        await page.emulateMedia({ colorScheme, forcedColors });
        const faults = await findAxeFaults(page, { isForced: forcedColors === 'active' });
        found.push(...faults.map((fault) => `${width} ${colorScheme} ${forcedColors} ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}
