import { FaqTools } from './faq-tools.tsx';
import type { Faq } from './faqs.ports.ts';

interface FaqItemProps {
  readonly faq: Faq;
  readonly isHidden: boolean;
  /** Whether it is unfolded from the start. */
  readonly isOpen: boolean;
}

/** A question that unfolds its answer, without scripts too. */
export function FaqItem({ faq, isHidden, isOpen }: FaqItemProps) {
  const { id, question, answer, words } = faq;
  return (
    <details
      className="faq-item"
      open={isOpen}
      hidden={isHidden}
      data-id={id}
      data-words={words || undefined}
    >
      <summary>{question}</summary>
      {/* The anchor is on the answer: browsers unfold it when a link leads inside. */}
      <div id={id}>
        <div className="faq-item__answer" dangerouslySetInnerHTML={{ __html: answer }} />
        <FaqTools id={id} />
      </div>
    </details>
  );
}
