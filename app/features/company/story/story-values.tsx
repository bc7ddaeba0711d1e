import { Icon } from '#app/ui/icon/icon.tsx';
import type { Story } from './story.ports.ts';

/** What the company holds itself to. */
export function StoryValues({ values }: Pick<Story, 'values'>) {
  return (
    <section className="section wrap story-values" aria-labelledby="values">
      <h2 id="values">{values.title}</h2>
      <ul>
        {values.items.map(({ title, icon, text }) => (
          <li key={title}>
            <Icon name={icon} size={40} />
            <h3>{title}</h3>
            <p dangerouslySetInnerHTML={{ __html: text }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
