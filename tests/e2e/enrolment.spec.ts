import { expect, test } from '@playwright/test';
import { checkoutForm, fillInAda, nextStep } from '../support/order-steps.ts';
import { sentInPlace } from '../support/keyboard.ts';
import { inChromiumAlone, onLongRunAndFirefox } from '../support/long-run.ts';

// From one address only so many forms are taken.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.7.0.3' } });

test('from the home page to a reference', inChromiumAlone, async ({ page, context, request }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore More' }).first().click();
  await page.getByLabel('Your age').fill('36');
  await page.getByRole('button', { name: 'Show the price' }).click();
  await page.getByRole('link', { name: 'Buy Gold' }).click();
  await expect(page.getByRole('heading', { name: 'Who should Gold cover?' })).toBeVisible();
  await page.waitForLoadState('load');
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(`${response.url()} ${/react/i.test(await response.text().catch(() => ''))}`);
  });

  await test.step('each step survives a reload and the way back', async () => {
    await nextStep(page, 'Tell us about yourself');
    await page.reload();
    await fillInAda(page);
    await nextStep(page, 'Choose a hospital');
    await page.reload();
    await page.goBack();
    await expect(checkoutForm(page).getByLabel('Your full name')).toHaveValue('Ada Example');
  });

  await test.step('a step that gets no answer stays as it is', async () => {
    await sentInPlace(page);
    await context.setOffline(true);
    await nextStep(page);
    const notice = checkoutForm(page)
      .getByRole('alert')
      .filter({ hasText: 'You seem to be offline' });
    await expect(notice).toBeFocused();
    await expect(checkoutForm(page).getByLabel('Your full name')).toHaveValue('Ada Example');
    await context.setOffline(false);
    await nextStep(page, 'Choose a hospital');
    await nextStep(page, 'Check your answers');
    await page.reload();
    await expect(page.getByText('27 March 1990')).toBeVisible();
  });

  await test.step('the contract can be read before anything is agreed to', async () => {
    const form = checkoutForm(page);
    const links = form.getByRole('link', { name: /contract/i }).or(form.getByRole('checkbox'));
    await expect(links.first()).toHaveAccessibleName(/^Read the contract/);
    const file = form.getByRole('link', { name: /^Contract as a PDF/ });
    const answer = await request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const opened = page.waitForEvent('popup');
    await form.getByRole('link', { name: /^Read the contract/ }).click();
    const contract = await opened;
    await expect(contract.getByRole('heading', { name: 'Health plan contract' })).toBeVisible();
    await expect(contract.getByText('Sample for review by counsel.')).toBeVisible();
    await contract.getByRole('link', { name: 'Days of grace' }).click();
    await expect(contract.getByRole('heading', { name: 'Days of grace' })).toBeInViewport();
    await contract.close();
  });

  await test.step('pressed twice, the order is sent once', async () => {
    for (const box of await checkoutForm(page).getByRole('checkbox').all()) await box.check();
    const sent: string[] = [];
    page.on('request', (one) => one.method() === 'POST' && sent.push(one.url()));
    await page.getByRole('button', { name: 'Send my order' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Your order is saved' })).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(page.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\/payment\?request=[\w-]{24}$/);
    await page.getByRole('button', { name: 'Copy your reference' }).click();
    await expect(page.getByRole('button', { name: 'Copied your reference' })).toBeVisible();
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((script) => script.endsWith('true'))).toEqual([]);
  });

  await test.step('Back after sending leads to the order', async () => {
    const order = page.url();
    await page.goBack();
    await expect(page.getByText('You’ve sent an order for Gold')).toBeVisible();
    await expect(page.getByText('Ada Example')).toBeHidden();
    await page.getByRole('link', { name: 'Go to your order' }).click();
    await expect(page).toHaveURL(order);
  });
});

test('prices update in place, and errors take the focus', onLongRunAndFirefox, async ({ page }) => {
  await page.goto('/checkout/gold');
  await page.getByText('My family', { exact: true }).click();
  await checkoutForm(page).getByRole('textbox', { name: 'Children under 18' }).fill('2');
  await page.getByRole('button', { name: 'Update the price' }).click();
  await expect(page.locator('#order data')).toHaveText('₦612,000');
  await expect(page.locator('#order')).toBeFocused();
  await nextStep(page, 'Tell us about them');
  await checkoutForm(page).getByLabel('Your date of birth').fill('27 3 1970');
  await nextStep(page);
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(checkoutForm(page).locator('section.form__problem')).toBeFocused();
  await expect(page.locator('#order data')).toHaveText('₦714,000');
  await page.getByRole('link', { name: 'Enter your name' }).click();
  await expect(checkoutForm(page).getByLabel('Your full name')).toBeFocused();
  await page.getByText('Change plan or payment').click();
  await page.getByLabel('Plan', { exact: true }).selectOption('Silver');
  await page.getByRole('button', { name: 'Change my order' }).click();
  await expect(page).toHaveURL(/\/checkout\/silver\?step=people$/);
  await expect(checkoutForm(page).getByLabel('Your date of birth')).toHaveValue('27 3 1970');
});
