import type { Offices } from '#app/site/offices.schema.ts';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { PersonCallOut } from '#app/site/contact/person-call-out.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StoryZones } from './story-zones.tsx';
import type { Story } from './story.schema.ts';
import storyStyles from './story.css?inline';

interface StoryPageProps {
  readonly story: Story;
  readonly offices: Offices;
}

/** How the company began, what it stands for, and where it is. */
export function StoryPage({ story, offices }: StoryPageProps) {
  const { founding } = story;
  return (
    <>
      <Stylesheet name="story" css={storyStyles} />
      <article className="page-body">
        <PageHero {...story} />
        <section className="section wrap columns" aria-labelledby="founding">
          <div>
            <h2 className="plain-title eyebrow" id="founding">
              {founding.title}
            </h2>
            <p className="display-name medium-title above-3">{founding.line}</p>
          </div>
          <Prose html={founding.text} />
        </section>
        <StoryFigures figures={story.figures} />
        <StoryTimeline timeline={story.timeline} />
        <StoryZones zones={story.zones} offices={offices.offices} />
        <StoryValues values={story.values} />
        <StoryRegulator regulator={story.regulator} />
        <PersonCallOut />
      </article>
    </>
  );
}

function StoryFigures({ figures }: Pick<Story, 'figures'>) {
  return (
    <section className="section on-deep" aria-label="In figures">
      <dl className="wrap figures">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function StoryTimeline({ timeline }: Pick<Story, 'timeline'>) {
  const { title, note, steps } = timeline;
  return (
    <section className="section wrap stack stack--8 story-timeline" aria-labelledby="timeline">
      <div className="stack stack--3">
        <h2 id="timeline">{title}</h2>
        {note !== undefined && <p className="muted">{note}</p>}
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.year}>
            <p className="display-name small-title">{step.year}</p>
            <div>
              <h3 className="plain-title large">{step.title}</h3>
              <p className="measure above-1">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StoryValues({ values }: Pick<Story, 'values'>) {
  return (
    <section className="section wrap" aria-labelledby="values">
      <h2 id="values">{values.title}</h2>
      <ul className="grid grid--4 grid--wide above-8">
        {values.items.map(({ title, icon, text }) => (
          <li key={title}>
            <Icon name={icon} size={40} className="text-accent" />
            <h3 className="above-3">{title}</h3>
            <p className="above-2" dangerouslySetInnerHTML={{ __html: text }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoryRegulator({ regulator }: Pick<Story, 'regulator'>) {
  const { title, text, licence, register } = regulator;
  return (
    <section
      className="wrap columns columns--early story-regulator columns--wide-first"
      aria-labelledby="regulator"
    >
      <div className="stack">
        <h2 className="small-title" id="regulator">
          {title}
        </h2>
        <Prose html={text} />
      </div>
      <dl className="card pad-5 story-regulator__licence">
        <dt className="fine-print">Licence number</dt>
        <dd className="large strong">
          {licence.number}
          {licence.isSample && (
            <span className="block smaller text-accent">Sample, not a real licence</span>
          )}
        </dd>
        <dd className="above-2 strong">
          <a href={register.href} target="_blank" rel="noopener">
            {register.label}
            <span className="visually-hidden"> (opens in a new tab)</span>{' '}
            <Icon name="external-link" size={18} />
          </a>
        </dd>
      </dl>
    </section>
  );
}
