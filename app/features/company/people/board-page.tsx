import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import type { Board } from './people.types.ts';
import peopleStyles from './people.css?inline';
import { PersonCard } from './person-card.tsx';
import { SamplePeopleNote } from './sample-people-note.tsx';

/** Who answers for the company as a whole, and how they work. */
export function BoardPage({ board }: { readonly board: Board }) {
  return (
    <>
      <Stylesheet name="people" css={peopleStyles} />
      <article className="people">
        <PageHero {...board} />
        <div className="wrap people__body">
          {board.isSample && <SamplePeopleNote />}
          <h2 className="visually-hidden">Board members</h2>
          <ul className="grid people__list people__list--led">
            {board.people.map((person, at) => (
              <PersonCard key={person.name} person={person} at={at} isWide={at === 0}>
                <blockquote className="person-card__duty">{person.duty}</blockquote>
              </PersonCard>
            ))}
          </ul>
        </div>
        <Committees committees={board.committees} />
        <div className="wrap people__sections">
          <section>
            <h2>{board.rules.title}</h2>
            <ul className="people__rules">
              {board.rules.items.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{board.writing.title}</h2>
            <Prose html={board.writing.html} />
          </section>
        </div>
      </article>
    </>
  );
}

function Committees({ committees }: Pick<Board, 'committees'>) {
  return (
    <section className="people__committees section section--soft">
      <div className="wrap">
        <h2>{committees.title}</h2>
        <ul>
          {committees.items.map(({ title, text, members }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="people__members">{members}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
