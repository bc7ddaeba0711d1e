import { Icon } from '#app/ui/icon/icon.tsx';
import type { Faq } from './faqs.ports.ts';

interface FaqItemProps {
  readonly faq: Faq;
  readonly isHidden: boolean;
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

function FaqTools({ id }: { readonly id: string }) {
  return (
    <div className="faq-tools">
      {/* The link is followed as well, so that the address bar has it too. */}
      <copy-link data-address={`#${id}`}>
        <a href={`#${id}`}>
          <Icon name="copy" size={18} />
          <span>Link to this answer</span>
        </a>
        <output className="visually-hidden" />
      </copy-link>
      <FaqHelpful />
    </div>
  );
}

function FaqHelpful() {
  return (
    <fieldset className="faq-helpful" hidden>
      <legend>Was this helpful?</legend>
      {(['yes', 'no'] as const).map((value) => (
        <button key={value} type="button" value={value} aria-pressed="false">
          {value === 'yes' ? 'Yes' : 'No'}
        </button>
      ))}
      <output>
        <span data-opinion="yes" hidden>
          Thank you.
        </span>
        <span data-opinion="no" hidden>
          Sorry about that. Please <a href="/contact">ask us</a>.
        </span>
      </output>
    </fieldset>
  );
}
