/** The newsletter's own page, whose action takes the sign-up wherever it stands. */
export const newsletterPath = '/newsletter';
