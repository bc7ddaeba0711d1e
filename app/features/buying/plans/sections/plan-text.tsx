import { createElement, Fragment, type ReactNode } from 'react';
import type { AnsweredQuestion } from '#app/kernel/linked-data.ts';
import { AskOnWhatsApp } from '#app/site/contact/ask-on-whatsapp.tsx';
import { CallOut } from '#app/ui/call-out/call-out.tsx';
import { Price } from '../../prices/price.tsx';
import type { RichText, TextPart, Question } from '../catalogue.types.ts';
import { CallSales } from '../../page/phone.tsx';

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
      return <Price {...part} />;
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

export function drawItem(item: RichText) {
  return (
    <li key={plainText(item)}>
      <Rich text={item} />
    </li>
  );
}

/** Returns questions as plain text, for search engines. */
export function plainQuestions(questions: readonly Question[]): readonly AnsweredQuestion[] {
  return questions.map(({ question, answer }) => ({ question, answer: plainText(answer) }));
}

function plainText(text: RichText): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

interface PlanCallOutProps {
  readonly title: string;
  readonly text: string;
  /** Gets a quote. */
  readonly children: ReactNode;
}

/** Closes a plan page with a quote or a contact. */
export function PlanCallOut({ title, text, children }: PlanCallOutProps) {
  return (
    <CallOut title={title} text={text}>
      {children}
      <AskOnWhatsApp />
      <CallSales kind="secondary" />
    </CallOut>
  );
}
