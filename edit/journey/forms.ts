import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** Opens a file's form by its address in the editor. */
export async function openForm(page: Page, address: string, path: string): Promise<void> {
  await page.goto(`${address}/edit/#/collections/${path}`);
  await expect(page.getByText('Changes saved').or(page.getByText('Unsaved changes'))).toBeVisible();
}

/** Presses Save. What comes of it is for the test to say. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Save now', { exact: true }).click();
}

export async function saveAndWait(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
}

/** The page that the form leads to, in a new window. */
export async function openPage(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the page' }).click();
  return opened;
}

/** Presses a button by the keyboard, which must be able to reach it. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let at = 0; at < 10; at += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

/** What a dialog says, which is then closed. */
export async function closeDialog(page: Page, heading: string): Promise<string> {
  const dialog = page.locator('dialog', { hasText: heading });
  await expect(dialog).toBeVisible();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  return text;
}

/** Gives a file to the library of the field that is in sight. */
export async function offerPicture(
  page: Page,
  button: string,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).last().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Upload', { exact: true }).click();
  await (await chooser).setFiles(file);
}

/** Uploads a picture through the library of the field that is in sight. */
export async function choosePicture(page: Page, button: string, path: string): Promise<void> {
  await offerPicture(page, button, path);
  const choose = page.getByRole('button', { name: 'Choose selected' });
  await expect(choose).toBeEnabled();
  await choose.click();
}

/** The last field of a name that is not folded away: that of the item just added or opened. */
export function shownField(page: Page, label: string) {
  return page.getByLabel(label, { exact: true }).filter({ visible: true }).last();
}

/** Types over what a field holds. Decap puts the cursor back when a field is entered. */
export async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}
