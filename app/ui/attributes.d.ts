import 'react';
import type { HTMLAttributes } from 'react';

/** A custom element as the server writes it; its `*.element.ts` brings it to life. */
type CustomElement = HTMLAttributes<HTMLElement> & { readonly [data: `data-${string}`]: unknown };

// React passes these elements and attributes through; its types do not know them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
  /** What browser agents read of a form (WebMCP, declarative). */
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string | undefined;
    tooldescription?: string | undefined;
    /** Lets an agent send the form without the visitor pressing its button. */
    toolautosubmit?: '' | undefined;
  }
  interface HTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
  namespace JSX {
    interface IntrinsicElements {
      'background-film': CustomElement;
      'character-count': CustomElement;
      'copy-text': CustomElement;
      'count-up': CustomElement;
      'faq-list': CustomElement;
      'form-in-place': CustomElement;
      'item-carousel': CustomElement;
      'own-time-zone': CustomElement;
      'payment-poll': CustomElement;
      'page-weight': CustomElement;
      'print-button': CustomElement;
      'ready-message': CustomElement;
      'saved-pages': CustomElement;
      'site-island': CustomElement & {
        readonly name: string;
        readonly prefix: string;
        readonly start: 'near' | 'touch';
      };
      'slide-carousel': CustomElement;
      'typed-text': CustomElement;
      'wellness-quiz': CustomElement;
      'while-open': CustomElement;
    }
  }
}
