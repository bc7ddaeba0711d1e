export const codeMinutes = 10;
export const mostTries = 5;

/** What a visitor says to come back to an enrolment, cleaned. */
export interface ReturnClaim {
  /** Eight hexadecimal digits in upper case, as `referenceOf` gives them. */
  readonly reference: string;
  /** An email address in lower case, or a phone number such as +2347000000000. */
  readonly contact: string;
}

export type ReturnFailure =
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  /** The store is down. */
  | { readonly kind: 'unavailable' };

/** `sent` also where nothing belongs together and nothing is sent: no answer tells which. */
export type SentCode = { readonly kind: 'sent' } | ReturnFailure;

export type CheckedCode =
  /** The code is used up; the token opens the payment page. */
  { readonly kind: 'right'; readonly token: string } | { readonly kind: 'wrong' } | ReturnFailure;

/** Gives those who enrolled their way back, by a code to the email address of the enrolment. */
export interface ReturnCodes {
  /** Mails a code, which replaces the one before. */
  send(claim: ReturnClaim): Promise<SentCode>;
  /** @param code six digits */
  check(claim: ReturnClaim, code: string): Promise<CheckedCode>;
}
