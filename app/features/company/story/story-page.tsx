import type { Offices } from '#app/location/offices.ports.ts';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { PersonCallOut } from '#app/ui/call-out/person-call-out.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { StoryRegulator } from './story-regulator.tsx';
import { StoryTimeline } from './story-timeline.tsx';
import { StoryValues } from './story-values.tsx';
import { StoryZones } from './story-zones.tsx';
import type { Story } from './story.ports.ts';
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
      <article className="story">
        <PageHero {...story} />
        <section className="section wrap story__founding" aria-labelledby="founding">
          <div>
            <h2 id="founding">{founding.title}</h2>
            <p className="story__line">{founding.line}</p>
          </div>
          <Prose html={founding.html} />
        </section>
        <StoryFigures figures={story.figures} />
        <div className="far-below">
          <StoryTimeline timeline={story.timeline} />
          <StoryZones zones={story.zones} offices={offices.offices} />
          <StoryValues values={story.values} />
          <StoryRegulator regulator={story.regulator} />
          <div className="wrap">
            <PersonCallOut />
          </div>
        </div>
      </article>
    </>
  );
}

function StoryFigures({ figures }: Pick<Story, 'figures'>) {
  return (
    <section className="story__figures on-deep" aria-label="In figures">
      <dl className="wrap">
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
