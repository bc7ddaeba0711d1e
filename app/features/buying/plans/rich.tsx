import { Link } from 'react-router';
import { Price } from '../prices/price.tsx';
import type { RichText, TextPart } from './catalogue.ports.ts';

/** A sentence of the plans' content, with its links and prices. */
export function Rich({ text }: { readonly text: RichText }) {
  return text.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { readonly part: TextPart }) {
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
        <Link to={part.href}>{part.text}</Link>
      );
  }
}
