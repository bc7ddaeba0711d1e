/**
 * What a first visit costs in kilobytes, read to its end, as `npm run bench` measures it; rounded up
 * to the next ten. The end-to-end test holds the home page to its figure.
 */
export const pageWeights = [
  { page: 'Home page, on a phone', normalKb: 280, savingKb: 60 },
  { page: 'Home page, on a wide screen with its film', normalKb: 720, savingKb: 60 },
  { page: 'Each further page', normalKb: 30, savingKb: 20 },
] as const;
