/** Texts as typed, by field name. */
export type FieldValues = Readonly<Record<string, string>>;

/** Messages by field name, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why nothing was saved, although what was sent may be right. */
export type SaveFailure =
  /** Too much has come from this network, or for one address. */
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  /** The store or a service is down. */
  | { readonly kind: 'unavailable' };

/** The server's answer to a form. Unless saved, it returns what was typed. */
export type FormAnswer =
  | { readonly kind: 'saved'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors; readonly values: FieldValues }
  | (SaveFailure & { readonly values: FieldValues });

export const answerStatus: Readonly<Record<FormAnswer['kind'], number>> = {
  saved: 200,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
};

/** Finds the reference in the address of a form's thanks. */
export function findSentReference(url: URL): string | undefined {
  return /^[0-9A-F]{8}$/.exec(url.searchParams.get('sent') ?? '')?.[0];
}

/** Reads a field as typed, cut to a length; empty where there is none, or a file. */
export function textIn(source: FormData | URLSearchParams, name: string, most = 1000): string {
  const value = source.get(name);
  return typeof value === 'string' ? value.slice(0, most) : '';
}

/** Reads fields as typed, each cut to a length; a box that is not ticked is empty. */
export function textsIn<Name extends string>(
  source: FormData | URLSearchParams,
  names: readonly Name[],
  most: number,
): Readonly<Record<Name, string>> {
  const texts = names.map((name) => [name, textIn(source, name, most)]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** Leaves out the empty fields. */
export function withoutEmpty(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Fields that every form adds; only a script fills in the last two, since pages are cached. */
export const formFields = {
  /** Only a bot fills it in. No browser knows it by this name. */
  honeypot: 'leave_empty',
  /** The same for a submission and its repeats; a lead's `submission_key` is a digest of it and the content. */
  sentKey: 'submission_key',
  /** Time from showing the form to sending it. */
  filledMs: 'filled_ms',
} as const;

/** In characters. */
export const messageLimits = { least: 10, most: 1000 } as const;

/** The longest message, in characters, that fits into one request in any language. */
export const longestMessage = 4000;
