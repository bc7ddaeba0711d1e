import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The checkout, fetched when it is opened. */
export const CheckoutChunk = pageChunk('checkout', async () => ({
  default: (await import('./checkout-page.tsx')).CheckoutPage,
}));
