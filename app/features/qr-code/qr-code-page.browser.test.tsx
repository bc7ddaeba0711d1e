import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { follow } from '../../../tests/support/follow-link.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { QrCodePage } from './qr-code-page.tsx';
import type { QrCodesPage } from './qr-codes.types.ts';
import './qr-code.css';

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

const show = (targetId?: string) => showPage(<QrCodePage content={content} targetId={targetId} />);

const code = page.getByRole('img', { name: /^QR code/ });

test('shows the first code, with its address in words and as files, also where the address names none', async () => {
  await show('none');
  await expect.element(page.getByRole('heading', { name: 'WhatsApp' })).toBeVisible();
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
  await show(new URL(address ?? '', location.href).searchParams.get('target') ?? '');
  await expect.element(page.getByRole('status')).toHaveTextContent('Saves our numbers.');
  await expect.element(code).toHaveAttribute('src', '/qr-code.svg?target=card');
  await expect.element(page.getByText('+234 700 000 0000')).toBeVisible();
  await expectLink(/^Save the contact card/, '/contact-card.vcf');
});
