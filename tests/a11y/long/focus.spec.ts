import { expect, test } from '@playwright/test';
import { started } from '../../support/keyboard.ts';
import { windows } from '../checks/find-faults.ts';
import { findHiddenFocus } from '../checks/find-hidden-focus.ts';
import { layOver, withoutFading } from '../checks/lay-over.ts';
import { showStill } from '../places.ts';
import { showNotice } from '../show-notice.ts';

const paths = [
  '/',
  '/global',
  '/insurance-plans',
  '/plans/gold',
  '/insurance-calculator?who=family&age=34&spouse=32&children=2&compare=silver',
  '/checkout/gold',
  '/providers?state=lagos',
  '/providers/tch_uhms-orisun-childrens',
  '/news',
  '/posts/malaria-test-before-treatment',
  '/faqs?open=all',
  '/faqs',
  '/contact',
  '/search?q=malaria',
  '/privacy',
];

for (const path of paths) {
  for (const window of windows) {
    test(`${path} at ${window.width}: each Tab stop is seen, notice or not`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(window);
      await showStill(page, { path }, path === '/global' ? 'DG' : 'NG');
      await started(page);
      const forwards = await findHiddenFocus(page);
      const backwards = await findHiddenFocus(page, { key: 'Shift+Tab', steps: forwards.stops });
      await showNotice(page);
      await layOver(page, withoutFading);
      const besideNotice = await findHiddenFocus(page);
      expect([...forwards.faults, ...backwards.faults, ...besideNotice.faults]).toEqual([]);
    });
  }
}
