import type { FaqGroup } from './faqs.ports.ts';
import type { FaqMatches } from './find-faqs.ts';

interface FaqSubjectsProps {
  readonly groups: readonly FaqGroup[];
  readonly matches: FaqMatches | undefined;
}

/** The subjects to jump to: those that have something to show. */
export function FaqSubjects({ groups, matches }: FaqSubjectsProps) {
  const shown = groups.filter(
    ({ questions }) => !matches || questions.some(({ id }) => matches.ids.has(id)),
  );
  return (
    <nav className="faq-subjects" aria-labelledby="faq-subjects">
      <p className="faq-subjects__title" id="faq-subjects">
        Subjects
      </p>
      <ul>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
