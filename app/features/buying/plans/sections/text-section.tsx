import type { PlanPageSection } from '../catalogue.types.ts';
import { plainText } from './plain-questions.ts';
import { Rich } from './rich.tsx';

/** Renders a section of text and lists. */
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
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={plainText(item)}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol>
          {steps.map((item) => (
            <li key={plainText(item)}>
              <Rich text={item} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
