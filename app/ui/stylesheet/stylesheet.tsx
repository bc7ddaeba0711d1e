/** One feature's styles: inlined by the server, linked when the browser comes to it later. */
export interface Sheet {
  /** Unique name, also the key by which React and the browser recognise it. */
  readonly name: string;
  /** The whole text; empty in the browser, which never needs it. */
  readonly css: string;
  /** Address of the same styles as a hashed file. */
  readonly url: string;
}

const inlined = new Set(
  import.meta.env.SSR
    ? []
    : [...document.querySelectorAll('style[data-href]')].flatMap(
        (element) => element.getAttribute('data-href')?.split(' ') ?? [],
      ),
);

/**
 * Puts a sheet into the document's head. The first page carries its styles in the HTML, so that
 * nothing waits for a second request; after a navigation React holds the new page back until the
 * linked file is there, so that it never shows unstyled.
 */
export function Stylesheet({ sheet }: { readonly sheet: Sheet }) {
  if (import.meta.env.SSR) {
    return (
      <style href={sheet.name} precedence="page">
        {sheet.css}
      </style>
    );
  }
  return inlined.has(sheet.name) ? null : (
    <link rel="stylesheet" href={sheet.url} precedence="page" />
  );
}
