/** Returns what the browser would send of a form without files. */
export function formBody(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = Array.from(new FormData(form, submitter));
  return new URLSearchParams(fields.map(([name, value]) => [name, value as string]));
}
