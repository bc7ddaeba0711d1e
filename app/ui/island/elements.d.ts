import 'react';
import type { HTMLAttributes } from 'react';

/** A custom element as the server writes it; what it does is in its `*.element.ts`. */
type CustomElement = HTMLAttributes<HTMLElement> & { readonly [data: `data-${string}`]: unknown };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'background-film': CustomElement;
      'copy-link': CustomElement;
      'count-up': CustomElement;
      'faq-list': CustomElement;
      'forget-draft': CustomElement;
      'item-carousel': CustomElement;
      'look-again': CustomElement;
      'page-weight': CustomElement;
      'print-button': CustomElement;
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
