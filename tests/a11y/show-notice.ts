import { expect, type Page } from '@playwright/test';
import type { WaitingForm } from '#app/features/reach/waiting/waiting-form.ts';

/** Shows the page once more, now with a notice in the corner: a form of yesterday has arrived. */
export async function showNotice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const form: WaitingForm = {
      key: 'a form',
      title: 'Contact Us',
      action: location.href,
      body: '',
      consentText: '',
      page: location.href,
      keptAtMs: Date.now(),
      state: { kind: 'sent', reference: '12345678' },
    };
    const opening = indexedDB.open('waiting-forms');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('forms'));
    await new Promise((done) => opening.addEventListener('success', done));
    const keeping = opening.result.transaction('forms', 'readwrite');
    keeping.objectStore('forms').put(form, form.key);
    await new Promise((done) => keeping.addEventListener('complete', done));
    opening.result.close();
  });
  await page.reload();
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('status', { name: 'Your form has been sent' })).toBeVisible();
}
