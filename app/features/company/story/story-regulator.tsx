import { Icon } from '#app/ui/icon/icon.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { Story } from './story.types.ts';

/** Who regulates the company, and under which number it is licensed. */
export function StoryRegulator({ regulator }: Pick<Story, 'regulator'>) {
  const { title, html, licence, register } = regulator;
  return (
    <section className="wrap story-regulator" aria-labelledby="regulator">
      <div>
        <h2 id="regulator">{title}</h2>
        <Prose html={html} />
      </div>
      <dl className="story-regulator__licence">
        <dt>Licence number</dt>
        <dd>
          {licence.number}
          {licence.isSample && (
            <span className="story-regulator__sample">Sample, not a real licence</span>
          )}
        </dd>
        <dd>
          <a href={register.href} target="_blank" rel="noopener">
            {register.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
            <Icon name="external-link" size={18} />
          </a>
        </dd>
      </dl>
    </section>
  );
}
