/**
 * What people agree to when they tick a consent box. A lead keeps the id of the wording that was
 * shown, so a text that is changed gets a new id, and the old one stays here to be looked up.
 */
export const consentWordings = {
  'contact-1': (insurer: string) =>
    `I agree that ${insurer} keeps what I have written here and uses it to answer me.`,
  'call-back-1': (insurer: string) =>
    `I agree that ${insurer} keeps my name and number and calls me about this.`,
  'quote-1': (insurer: string) =>
    `I agree that ${insurer} keeps my details with this quote, sends it to me and answers me.`,
  'newsletter-1': (insurer: string) =>
    `I agree that ${insurer} emails me health tips and news. I can leave at any time.`,
} as const satisfies Readonly<Record<string, (insurer: string) => string>>;

export type ConsentId = keyof typeof consentWordings;
