import { Icon } from '#app/ui/icon/icon.tsx';
import type { FaqGroup, Faq } from './faqs.ports.ts';
import type { FaqMatches } from './find-faqs.ts';

interface FaqGroupsProps {
  readonly groups: readonly FaqGroup[];
  readonly matches: FaqMatches | undefined;
  readonly isOpen: boolean;
}

/** The questions by subject. What a search leaves out is hidden and keeps its state. */
export function FaqGroups({ groups, matches, isOpen }: FaqGroupsProps) {
  const isShown = (id: string) => !matches || matches.ids.has(id);
  return (
    <>
      {groups.map(({ id, title, questions }) => (
        <section
          key={id}
          className="faq-group above-8 accordion"
          aria-labelledby={id}
          hidden={!questions.some((faq) => isShown(faq.id))}
        >
          <h2 className="small-title ruled" id={id}>
            {title}
          </h2>
          {questions.map((faq) => (
            <FaqItem
              key={faq.id}
              faq={faq}
              isHidden={!isShown(faq.id)}
              isOpen={isOpen && isShown(faq.id)}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface FaqItemProps {
  readonly faq: Faq;
  readonly isHidden: boolean;
  readonly isOpen: boolean;
}

/** A question that unfolds its answer, without scripts too. */
function FaqItem({ faq, isHidden, isOpen }: FaqItemProps) {
  const { id, question, answer, words, alike } = faq;
  return (
    <details
      className="faq-item"
      open={isOpen}
      hidden={isHidden}
      data-id={id}
      data-words={words || undefined}
      data-alike={alike || undefined}
    >
      <summary>{question}</summary>
      {/* The anchor is on the answer: browsers unfold it when a link leads inside. */}
      <div id={id}>
        <div
          className="stack faq-item__answer measure-wide"
          dangerouslySetInnerHTML={{ __html: answer }}
        />
        <FaqTools id={id} />
      </div>
    </details>
  );
}

function FaqTools({ id }: { readonly id: string }) {
  return (
    <div className="row row--middle fine-print faq-tools above-3 no-print">
      {/* The link is followed as well, so that the address bar has it too. */}
      <copy-text data-address={`#${id}`}>
        <a className="tall-link" href={`#${id}`}>
          <Icon name="copy" size={18} />
          <span>Link to this answer</span>
        </a>
        <output className="visually-hidden" />
      </copy-text>
      <FaqHelpful />
    </div>
  );
}

function FaqHelpful() {
  return (
    <fieldset className="row row--close row--middle faq-helpful" hidden>
      <legend>Was this helpful?</legend>
      {(['yes', 'no'] as const).map((value) => (
        <button key={value} className="chip" type="button" value={value} aria-pressed="false">
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
