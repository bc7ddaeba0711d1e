/** Texts by the name of their field, as they were typed. */
export type FieldValues = Readonly<Record<string, string>>;

/** What is wrong, in words, by the name of the field; in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What the server says to a form. Whatever was not kept comes back with what was typed. */
export type FormAnswer =
  | { readonly kind: 'kept'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors; readonly values: FieldValues }
  | {
      readonly kind: 'too-many';
      readonly retryAfterSeconds: number;
      readonly values: FieldValues;
    }
  | { readonly kind: 'unavailable'; readonly values: FieldValues };

/** The HTTP status that goes with an answer. */
export const answerStatus: Readonly<Record<FormAnswer['kind'], number>> = {
  kept: 200,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
};

/** Reads an answer that came over the network; undefined when it is none. */
export function parseFormAnswer(value: unknown): FormAnswer | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  const { kind } = value;
  return typeof kind === 'string' && Object.hasOwn(answerStatus, kind)
    ? (value as FormAnswer)
    : undefined;
}
