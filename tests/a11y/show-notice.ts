import { expect, type Page } from '@playwright/test';
import { started } from '../support/keyboard.ts';
import type { WaitingForm, WaitingState } from '#app/features/reach/waiting/waiting-form.ts';

const sent: WaitingState = { kind: 'sent', reference: '12345678' };

/** Shows the page once more, now with a notice in the corner: a form of yesterday has arrived. */
export async function showNotice(page: Page): Promise<void> {
  await keepForms(page, [sent]);
  await expect(page.getByRole('status', { name: 'Your form has been sent' })).toBeVisible();
}

/** The same with a notice of each kind that forms left behind can bring. */
export async function showNotices(page: Page): Promise<void> {
  await keepForms(page, [sent, { kind: 'waiting' }, { kind: 'refused' }]);
  await expect(page.getByRole('status', { name: /form/ })).toHaveCount(3);
}

async function keepForms(page: Page, states: readonly WaitingState[]): Promise<void> {
  await page.evaluate(async (left) => {
    const opening = indexedDB.open('waiting-forms');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('forms'));
    await new Promise((done) => opening.addEventListener('success', done));
    const keeping = opening.result.transaction('forms', 'readwrite');
    for (const state of left) {
      const form: WaitingForm = {
        key: `a ${state.kind} form`,
        title: 'Contact Us',
        action: location.href,
        body: '',
        consentText: '',
        page: location.href,
        keptAtMs: Date.now(),
        state,
      };
      keeping.objectStore('forms').put(form, form.key);
    }
    await new Promise((done) => keeping.addEventListener('complete', done));
    opening.result.close();
  }, states);
  await page.reload();
  await started(page);
  await page.keyboard.press('Shift');
}
