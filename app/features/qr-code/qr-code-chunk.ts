import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { QrCodePageProps } from './qr-code-page.tsx';

/** The page of codes, fetched when it is opened. */
export const QrCodeChunk = pageChunk<QrCodePageProps>('qr-code', async () => ({
  default: (await import('./qr-code-page.tsx')).QrCodePage,
}));
