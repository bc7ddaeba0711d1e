/** What became of an email address (specification, section 4). */
export type TipsOutcome = 'sent' | 'empty' | 'failed';

/** The words for each outcome (specification, sections 4 and 8). */
export const tipsMessages: Readonly<Record<TipsOutcome, string>> = {
  sent: "Thank you! We'll send personalized health tips to your email.",
  empty: 'Please enter your email address',
  failed: 'Error submitting form, please try again',
};

/** The email field of a form, without the spaces around it. */
export function emailOf(form: FormData): string {
  const email = form.get('email');
  return typeof email === 'string' ? email.trim() : '';
}
