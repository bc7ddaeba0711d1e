import { expect, type Page } from '@playwright/test';

/** Opens a file's form by its address in the editor. */
export async function openForm(page: Page, address: string, path: string): Promise<void> {
  await page.goto(`${address}/edit/#/collections/${path}`);
  await expect(page.getByText('Changes saved').or(page.getByText('Unsaved changes'))).toBeVisible();
}

/** Presses Publish. What comes of it is for the test to say. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
}

export async function publishAndWait(page: Page): Promise<void> {
  await publish(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
}

/** The page beside the form. */
export function pageBeside(page: Page) {
  return page.frameLocator('#preview-pane').frameLocator('.preview__page');
}

/** Uploads a picture through the library of the field that is in sight. */
export async function choosePicture(page: Page, button: string, path: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).last().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Upload', { exact: true }).click();
  await (await chooser).setFiles(path);
  const choose = page.getByRole('button', { name: 'Choose selected' });
  await expect(choose).toBeEnabled();
  await choose.click();
}
