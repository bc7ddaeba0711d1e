import { expect, type Page } from '@playwright/test';
import type { QueuedForm, QueuedFormState } from '#app/features/pwa/offline-forms/form-queue.ts';
import { started } from '../support/keyboard.ts';

const sent: QueuedFormState = { kind: 'sent', reference: '12345678' };

/** Reloads the page, now with a notice in the corner: a queued form has been sent. */
export async function showNotice(page: Page): Promise<void> {
  await queueForms(page, [sent]);
  await expect(page.getByRole('status', { name: 'Your form has been sent' })).toBeVisible();
}

/** Does the same with a notice of each kind that queued forms can bring. */
export async function showNotices(page: Page): Promise<void> {
  await queueForms(page, [sent, { kind: 'queued' }, { kind: 'refused' }]);
  await expect(page.getByRole('status', { name: /form/ })).toHaveCount(3);
}

async function queueForms(page: Page, states: readonly QueuedFormState[]): Promise<void> {
  await page.evaluate(async (left) => {
    const opening = indexedDB.open('waiting-forms');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('forms'));
    await new Promise((done) => opening.addEventListener('success', done));
    const saving = opening.result.transaction('forms', 'readwrite');
    for (const state of left) {
      const form: QueuedForm = {
        key: `a ${state.kind} form`,
        title: 'Contact Us',
        action: location.href,
        body: '',
        consentText: '',
        page: location.href,
        queuedAtMs: Date.now(),
        state,
      };
      saving.objectStore('forms').put(form, form.key);
    }
    await new Promise((done) => saving.addEventListener('complete', done));
    opening.result.close();
  }, states);
  await page.reload();
  await started(page);
  await page.keyboard.press('Shift');
}
