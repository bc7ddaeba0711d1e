import { expect, test } from '@playwright/test';
import { asVisitor } from './as-visitor.ts';
import { findHiddenFocus } from './checks/find-hidden-focus.ts';
import { layOver, withoutFading } from './checks/lay-over.ts';
import { started } from '../support/keyboard.ts';

// The long run does the same on every kind of page and in more windows.
for (const path of ['/insurance-calculator?who=me&age=30']) {
  test(`${path}: what has the focus is seen, forwards and backwards`, async ({ page }) => {
    await asVisitor(page, 'NG');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await started(page);
    await layOver(page, withoutFading);
    const forwards = await findHiddenFocus(page);
    const backwards = await findHiddenFocus(page, {
      key: 'Shift+Tab',
      steps: forwards.stops,
    });
    expect([...forwards.faults, ...backwards.faults]).toEqual([]);
    expect(forwards.stops).toBeGreaterThan(30);
    expect(backwards.stops).toBe(forwards.stops);
  });
}
