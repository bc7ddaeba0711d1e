import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { openSite } from '../site.fixture.tsx';

const opener = page.getByRole('button', { name: 'Login To Portal' });
const login = page.getByRole('dialog', { name: 'Log In' });
const register = page.getByRole('dialog', { name: 'Register' });

beforeEach(async () => {
  vi.stubGlobal('fetch', vi.fn());
  await openSite();
  await opener.click();
});

test('Login To Portal opens the login with the first field in focus, and says where members get their access', async () => {
  await expect.element(login).toBeVisible();
  await expect.element(login.getByLabelText('User name')).toHaveFocus();
  await expectLink('0700 000 0000', 'tel:07000000000', login);
});

test('every field of both forms is required, the email has the email type; without scripts they would close and send nothing', async () => {
  for (const label of ['User name', 'Password']) {
    await expect.element(login.getByLabelText(label)).toBeRequired();
  }
  await login.getByRole('button', { name: 'Sign Up' }).click();
  for (const label of ['User name', 'Email', 'Password', 'Confirm password']) {
    await expect.element(register.getByLabelText(label, { exact: true })).toBeRequired();
  }
  await expect.element(register.getByLabelText('Email')).toHaveAttribute('type', 'email');
  for (const form of document.querySelectorAll('dialog form')) {
    expect(form.getAttribute('method')).toBe('dialog');
  }
});

test('Sign Up and Login Now swap the two, and Cancel and Escape lead back to the opener', async () => {
  await login.getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(register).toBeVisible();
  await expect.element(login).not.toBeInTheDocument();
  await register.getByRole('button', { name: 'Login Now' }).click();
  await expect.element(login).toBeVisible();
  await expect.element(register).not.toBeInTheDocument();
  const cancel = () => login.getByRole('button', { name: 'Cancel' }).click();
  for (const leave of [cancel, () => userEvent.keyboard('{Escape}')]) {
    await leave();
    await expect.element(login).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
  }
});

async function fillLogin() {
  await login.getByLabelText('User name').fill('ada');
  await login.getByLabelText('Password').fill('secret');
}

async function fillRegister() {
  await login.getByRole('button', { name: 'Sign Up' }).click();
  await register.getByLabelText('User name').fill('ada');
  await register.getByLabelText('Email').fill('ada@mail.example');
  await register.getByLabelText('Password', { exact: true }).fill('secret');
  await register.getByLabelText('Confirm password').fill('other');
}

describe.each([
  ['Log In', login, fillLogin, 'You are not logged in'],
  ['Create Account', register, fillRegister, 'No account was created'],
] as const)('%s', (label, dialog, fill, outcome) => {
  const notice = dialog.getByRole('group', { name: /^Nothing was sent/ });

  test('sends nothing, says so and how to reach us, and keeps what was typed', async () => {
    await fill();
    await expect.element(notice).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: label }).click();
    await expect.element(notice).toHaveFocus();
    await expect.element(notice).toMatchTextContent(new RegExp(`^Nothing was sent. ${outcome}`));
    await expectLink('0700 000 0000', 'tel:07000000000', notice);
    await expect.element(dialog.getByLabelText('User name')).toHaveValue('ada');
    expect(fetch).not.toHaveBeenCalled();
    expect(window.location.href).not.toContain('secret');
  });

  test('says so at each press, and no longer once the window was closed', async () => {
    await fill();
    await dialog.getByRole('button', { name: label }).click();
    await dialog.getByLabelText('User name').click();
    await dialog.getByRole('button', { name: label }).click();
    await expect.element(notice).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(login).toBeVisible();
    expect(document.querySelector('.portal-form__unsent:not([hidden])')).toBeNull();
  });
});
