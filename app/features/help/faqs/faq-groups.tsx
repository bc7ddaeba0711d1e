import { FaqItem } from './faq-item.tsx';
import type { FaqGroup } from './faqs.ports.ts';
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
    <div className="cv-auto-children">
      {groups.map(({ id, title, questions }) => (
        <section
          key={id}
          className="faq-group accordion"
          aria-labelledby={id}
          hidden={!questions.some((faq) => isShown(faq.id))}
        >
          <h2 id={id}>{title}</h2>
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
    </div>
  );
}
