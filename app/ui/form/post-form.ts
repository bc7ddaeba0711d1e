import { findSentReference } from '#app/kernel/form-answer.ts';

/** Reads a form's texts as a browser sends them, with those of the pressed button. */
export function fieldsOf(form: HTMLFormElement, pressed: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  // FormData's second parameter is younger than many phones.
  if (pressed instanceof HTMLButtonElement && pressed.name !== '') {
    fields.append(pressed.name, pressed.value);
  }
  return fields;
}

/** Returns the present address with a form's answers in place of its earlier ones, the empty left out. */
export function addressOf(form: HTMLFormElement, fields: URLSearchParams): string {
  const { pathname, hash } = new URL(form.action);
  const query = new URLSearchParams(location.search);
  for (const { name } of form.elements as unknown as Iterable<HTMLInputElement>) query.delete(name);
  for (const [name, value] of fields) if (value !== '') query.append(name, value);
  return `${pathname}?${query}${hash}`;
}

interface FormPost {
  readonly action: string;
  readonly body: URLSearchParams;
  /** The page that the form stands on, where it is not the present one. */
  readonly page?: string;
}

/** Posts a form as the browser would, and follows a redirect. @throws where no answer comes */
export function postForm(
  { action, body, page }: FormPost,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(action, {
    method: 'POST',
    body,
    ...(page !== undefined && { referrer: page }),
    ...(signal && { signal }),
  });
}

/** Finds the reference that the site gave to a posted form; undefined where it has not taken it. */
export function referenceIn({ redirected, url }: Response): string | undefined {
  return redirected ? findSentReference(new URL(url)) : undefined;
}

/** Replaces crypto.randomUUID, which browsers offer on encrypted pages only. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
