import { createRoutesStub, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Site } from '#app/site/use-site.ts';
import { follow } from '../../../tests/support/follow-link.ts';
import { QrCodePage } from './qr-code-page.tsx';
import type { QrCodesPage } from './qr-codes.types.ts';
import './qr-code.css';

const site = { edition: 'NG', identity: { name: 'Example Health' } } as unknown as Site;

const content: QrCodesPage = {
  title: 'QR code',
  description: '',
  eyebrow: '',
  lead: '',
  actions: [],
  targets: [
    {
      id: 'chat',
      label: 'WhatsApp',
      hint: 'Opens a chat.',
      icon: 'whatsapp',
      kind: 'link',
      lines: ['https://wa.me/2347000000000'],
      href: 'https://wa.me/2347000000000',
    },
    {
      id: 'card',
      label: 'Contact card',
      hint: 'Saves our numbers.',
      icon: 'user',
      kind: 'contact',
      lines: ['Example Health', '+234 700 000 0000'],
      href: '/contact-card.vcf',
    },
  ],
};

function ChosenPage() {
  const [search] = useSearchParams();
  return <QrCodePage content={content} targetId={search.get('target') ?? undefined} />;
}

function show(address = '/qr-code') {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => site,
      children: [{ path: 'qr-code', Component: ChosenPage }],
    },
  ]);
  return render(<Stub initialEntries={[address]} hydrationData={{ loaderData: { root: site } }} />);
}

const code = page.getByRole('img', { name: /^QR code/ });

test('shows the first code, with its address in words and as files', async () => {
  await show();
  await expect.element(code).toHaveAttribute('src', '/qr-code.svg?target=chat');
  await expect
    .element(page.getByRole('link', { name: 'https://wa.me/2347000000000', exact: false }))
    .toHaveAttribute('target', '_blank');
  for (const type of ['svg', 'png']) {
    const link = page.getByRole('link', { name: `Download as ${type.toUpperCase()}` });
    await expect.element(link).toHaveAttribute('href', `/qr-code.${type}?target=chat`);
    await expect.element(link).toHaveAttribute('download', `qr-chat.${type}`);
  }
});

test('shows another code when it is chosen, and says what it does', async () => {
  const screen = await show();
  const contactCard = page.getByRole('link', { name: /^Contact card/ });
  const address = await follow(() => contactCard.click());
  await screen.unmount();
  await show(address);
  await expect.element(page.getByRole('status')).toHaveTextContent('Saves our numbers.');
  await expect.element(code).toHaveAttribute('src', '/qr-code.svg?target=card');
  await expect.element(page.getByText('+234 700 000 0000')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Save the contact card/ }))
    .toHaveAttribute('href', '/contact-card.vcf');
});

test('shows the first code where the address names one that there is not', async () => {
  await show('/qr-code?target=none');
  await expect.element(page.getByRole('heading', { name: 'WhatsApp' })).toBeVisible();
});
