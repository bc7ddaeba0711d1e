/** The words for each outcome (specification, sections 4 and 8), and how a refused address should look. */
export const tipsMessages = {
  sent: "Thank you! We'll send personalized health tips to your email.",
  empty: 'Please enter your email address',
  refused: 'Enter an email address like name@example.com',
  failed: 'Error submitting form, please try again',
} as const;
