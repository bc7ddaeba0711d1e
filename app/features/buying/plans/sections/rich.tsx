import { createElement, Fragment } from 'react';
import { Price } from '../../prices/price.tsx';
import type { RichText, TextPart } from '../catalogue.types.ts';

/** Renders a sentence with links and prices. Needs no keys: its parts never move. */
export function Rich({ text }: { readonly text: RichText }) {
  return createElement(Fragment, null, ...text.map(drawPart));
}

function drawPart(part: TextPart) {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'price':
      return <Price text={part.text} query={part.query} />;
    case 'link':
      return /^https?:/.test(part.href) ? (
        <a href={part.href} target="_blank" rel="noopener">
          {part.text}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        <a href={part.href}>{part.text}</a>
      );
  }
}
