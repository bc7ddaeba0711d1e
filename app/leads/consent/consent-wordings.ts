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
  'enrolment-data-1': (insurer: string) =>
    `I agree that ${insurer} keeps these details to prepare this cover and to reach me about it.`,
  'enrolment-health-1': (insurer: string) =>
    `I agree that ${insurer} and the hospitals it pays handle health data of the people covered, to arrange and pay for their care. I can withdraw this at any time.`,
  'enrolment-terms-1': (insurer: string) =>
    `I have read the terms of ${insurer}, the waiting periods and what is not covered, and accept them.`,
  'enrolment-exclusions-1': () =>
    'I have read what this plan doesn’t cover, and its waiting periods.',
  'enrolment-terms-2': (insurer: string) => `I have read the terms of ${insurer} and accept them.`,
  'enrolment-terms-3': (insurer: string) =>
    `I have read the contract and the terms of ${insurer} and accept them.`,
  'enrolment-told-1': () => 'The people I buy for know about it and agree.',
  'members-told-1': (insurer: string) =>
    `The people on this list know that ${insurer} gets these details to arrange their cover, and for each child a parent agrees.`,
  'reimbursement-1': (insurer: string) =>
    `I agree that ${insurer} keeps these details to check what it can pay back and to reach me about it.`,
  'newsletter-1': (insurer: string) =>
    `I agree that ${insurer} emails me health tips and news. I can leave at any time.`,
  'tips-personal-1': (insurer: string) =>
    `I agree that ${insurer} keeps my result and the topics I tick, which are data about my health, with my email. They are used only to pick tips for me, and deleted when I leave the tips or after 12 months.`,
} as const satisfies Readonly<Record<string, (insurer: string) => string>>;

export type ConsentId = keyof typeof consentWordings;
