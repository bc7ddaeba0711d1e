import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The payment page, fetched when it is opened. */
export const PaymentChunk = pageChunk('payment', async () => ({
  default: (await import('./payment-page.tsx')).PaymentPage,
}));
