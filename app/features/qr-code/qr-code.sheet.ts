import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './qr-code.css?inline';
import url from './qr-code.css?url';

export const qrCodeSheet: Sheet = {
  name: 'qr-code',
  css: import.meta.env.SSR ? css : '',
  url,
};
