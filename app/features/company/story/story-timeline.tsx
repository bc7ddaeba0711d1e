import type { Story } from './story.ports.ts';

/** The years so far, one after the other. */
export function StoryTimeline({ timeline }: Pick<Story, 'timeline'>) {
  const { title, note, steps } = timeline;
  return (
    <section className="section wrap story-timeline" aria-labelledby="timeline">
      <h2 id="timeline">{title}</h2>
      {note !== undefined && <p className="story-timeline__note">{note}</p>}
      <ol>
        {steps.map((step) => (
          <li key={step.year}>
            <p className="story-timeline__year">{step.year}</p>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
