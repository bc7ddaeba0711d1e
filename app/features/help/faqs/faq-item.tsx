import { useEffect, useRef, useState } from 'react';
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
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // It may have been opened before the scripts were there.
  useEffect(() => setWasOpened(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className="faq-item"
      open={isOpen}
      hidden={isHidden}
      onToggle={() => setWasOpened(true)}
    >
      <summary>{faq.question}</summary>
      {/* The anchor is on the answer: browsers unfold it when a link leads inside. */}
      <div id={faq.id}>
        <div className="faq-item__answer" dangerouslySetInnerHTML={{ __html: faq.answer }} />
        <FaqTools id={faq.id} hasScripts={wasOpened} />
      </div>
    </details>
  );
}
