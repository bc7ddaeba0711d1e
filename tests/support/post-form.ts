import { ask } from './ask.ts';

/** Sends a form as a browser without scripts does, but follows no redirect. */
export function postForm(
  { address }: { readonly address: string },
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  return ask(address, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}
