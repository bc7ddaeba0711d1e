import { useSearchParams } from 'react-router';
import { counted } from '#app/kernel/numbers.ts';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { PersonCallOut } from '#app/site/contact/person-call-out.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Board, Team } from './people.schema.ts';
import peopleStyles from './people.css?inline';
import { PersonCard } from './person-card.tsx';

/** Who answers for the company as a whole, and how they work. */
export function BoardPage({ board }: { readonly board: Board }) {
  return (
    <>
      <Stylesheet name="people" css={peopleStyles} />
      <article className="page-body">
        <PageHero {...board} />
        <div className="wrap stack stack--6 page-content">
          {board.isSample && <SamplePeopleNote />}
          <h2 className="visually-hidden">Board members</h2>
          <ul className="grid people__list">
            {board.people.map((person, at) => (
              <PersonCard key={person.name} person={person} at={at} isWide={at === 0}>
                <blockquote className="person-card__duty strong text-brand">
                  {person.duty}
                </blockquote>
              </PersonCard>
            ))}
          </ul>
        </div>
        <Committees committees={board.committees} />
        <div className="wrap columns columns--early section">
          <section className="stack">
            <h2 className="small-title">{board.rules.title}</h2>
            <ul className="bullets stack stack--2">
              {board.rules.items.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
          <section className="stack">
            <h2 className="small-title">{board.writing.title}</h2>
            <Prose html={board.writing.text} />
          </section>
        </div>
      </article>
    </>
  );
}

function Committees({ committees }: Pick<Board, 'committees'>) {
  return (
    <section className="people__committees section section--soft">
      <div className="wrap stack">
        <h2 className="small-title">{committees.title}</h2>
        <ul className="grid grid--3 grid--wide">
          {committees.items.map(({ title, text, members }) => (
            <li key={title} className="stack stack--2 divided">
              <h3 className="large">{title}</h3>
              <p>{text}</p>
              <p className="fine-print">{members}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Who does what, by department. The address says which department is shown. */
export function TeamPage({ team }: { readonly team: Team }) {
  const [search] = useSearchParams();
  const chosen = team.departments.find(({ id }) => id === search.get('department'));
  const shown = chosen
    ? team.people.filter(({ department }) => department === chosen.id)
    : team.people;
  return (
    <>
      <Stylesheet name="people" css={peopleStyles} />
      <article className="page-body">
        <PageHero {...team} />
        <div className="wrap stack stack--6 page-content">
          {team.isSample && <SamplePeopleNote />}
          <DepartmentFilter team={team} chosenId={chosen?.id} />
          <output className="ruled">
            <strong>{counted(shown.length, 'person', 'people')}</strong>{' '}
            {chosen ? `in ${chosen.name}` : 'in all departments'}
          </output>
          {chosen && (
            <p className="muted measure-wide">
              {chosen.does} You’ll hear from us {chosen.meet}.
            </p>
          )}
          <h2 className="visually-hidden">The people</h2>
          <ul className="grid people__list">
            {shown.map((person, at) => (
              <PersonCard key={person.name} person={person} at={at} />
            ))}
          </ul>
          <div className="columns columns--early divided above-8">
            {[team.zonal, team.reach].map(({ title, text }) => (
              <section key={title} className="stack">
                <h2 className="small-title">{title}</h2>
                <Prose html={text} />
              </section>
            ))}
          </div>
        </div>
        <PersonCallOut />
      </article>
    </>
  );
}

interface DepartmentFilterProps {
  readonly team: Team;
  readonly chosenId: string | undefined;
}

function DepartmentFilter({ team, chosenId }: DepartmentFilterProps) {
  const choices = [
    { id: undefined, name: 'Everyone', count: team.people.length },
    ...team.departments.map(({ id, name }) => ({
      id,
      name,
      count: team.people.filter(({ department }) => department === id).length,
    })),
  ];
  return (
    <nav id="people" aria-label="Departments">
      <ul className="row row--close">
        {choices.map(({ id, name, count }) => (
          <li key={name}>
            <a
              className="chip"
              href={`/team${id === undefined ? '' : `?department=${id}`}#people`}
              aria-current={id === chosenId ? 'page' : undefined}
            >
              {name} <span className="chip__count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says that nobody on the page is real. */
function SamplePeopleNote() {
  return (
    <p className="message measure-wide">
      <Icon name="info" size={24} />
      <span>
        <strong>Sample people.</strong> The names, faces and biographies on this page are invented
        examples.
      </span>
    </p>
  );
}
