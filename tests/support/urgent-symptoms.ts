import { expect, type Page } from '@playwright/test';

/** Ticks three symptoms that together need a doctor at once, and asks for the result. */
export async function checkUrgentSymptoms(page: Page): Promise<void> {
  const symptoms = page.getByRole('region', { name: 'Symptom checker' });
  for (const name of ['Fever', 'Cough', 'Shortness of breath']) {
    await symptoms.getByLabel(name, { exact: true }).check();
  }
  await symptoms.getByRole('button', { name: 'Check Symptoms' }).click();
  await expect(symptoms.getByRole('heading', { name: 'Get medical help now' })).toBeVisible();
}
