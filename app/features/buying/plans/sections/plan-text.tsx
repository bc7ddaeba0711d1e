import { createElement, Fragment } from 'react';
import type { AnsweredQuestion } from '#app/kernel/linked-data.ts';
import { AskOnWhatsApp, CallButton } from '#app/site/contact/contact-buttons.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { CallOut } from '#app/ui/call-out/call-out.tsx';
import { Price } from '../../prices/price.tsx';
import type {
  RichText,
  TextPart,
  PlanPageSection,
  PlanPage,
  Question,
} from '../catalogue.types.ts';
import { useSalesPhone } from '../../page/sales-contact.ts';

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

export function TextSection({ section }: { readonly section: PlanPageSection }) {
  const { title, text, list, steps } = section;
  return (
    <section>
      <h2>{title}</h2>
      {text && (
        <p>
          <Rich text={text} />
        </p>
      )}
      {list.length > 0 && <ul>{list.map(drawItem)}</ul>}
      {steps.length > 0 && <ol>{steps.map(drawItem)}</ol>}
    </section>
  );
}

function drawItem(item: RichText) {
  return (
    <li key={plainText(item)}>
      <Rich text={item} />
    </li>
  );
}

/** Lists questions that open without scripts. */
export function PlanQuestions({ questions }: Pick<PlanPage, 'questions'>) {
  return (
    <section className="plan-questions" aria-labelledby="questions">
      <h2 id="questions">Your questions</h2>
      <div className="plan-questions__list accordion">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>
              <Rich text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
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
  /** The calculator, set to this page's buyer. */
  readonly quotePath: string;
}

/** Closes a plan page with a quote or a contact. */
export function PlanCallOut({ title, text, quotePath }: PlanCallOutProps) {
  const phone = useSalesPhone();
  return (
    <CallOut title={title} text={text}>
      <ButtonLink href={quotePath} kind="brand">
        Get a Quote
      </ButtonLink>
      <AskOnWhatsApp />
      <CallButton phone={phone} kind="secondary" />
    </CallOut>
  );
}
