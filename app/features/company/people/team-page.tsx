import { useSearchParams } from 'react-router';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { PersonCallOut } from '#app/site/contact/person-call-out.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import type { Department, Team, TeamMember } from './people.types.ts';
import peopleStyles from './people.css?inline';
import { PersonCard } from './person-card.tsx';
import { SamplePeopleNote } from './sample-people-note.tsx';

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
      <article className="people">
        <PageHero {...team} />
        <div className="wrap people__body">
          {team.isSample && <SamplePeopleNote />}
          <DepartmentFilter team={team} chosenId={chosen?.id} />
          <output className="people__count">
            <strong>{countText(shown)}</strong>{' '}
            {chosen ? `in ${chosen.name}` : 'in all departments'}
          </output>
          {chosen && <DepartmentNote department={chosen} />}
          <h2 className="visually-hidden">The people</h2>
          <ul className="grid people__list">
            {shown.map((person, at) => (
              <PersonCard key={person.name} person={person} at={at} />
            ))}
          </ul>
        </div>
        <div className="wrap people__sections">
          {[team.zonal, team.reach].map(({ title, html }) => (
            <section key={title}>
              <h2>{title}</h2>
              <Prose html={html} />
            </section>
          ))}
        </div>
        <div className="wrap">
          <PersonCallOut />
        </div>
      </article>
    </>
  );
}

function DepartmentNote({ department }: { readonly department: Department }) {
  return (
    <p className="people__department">
      {department.does} You meet us {department.meet}.
    </p>
  );
}

function countText({ length }: readonly TeamMember[]): string {
  return length === 1 ? '1 person' : `${length} people`;
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
    <nav id="people" className="department-filter" aria-label="Departments">
      <ul>
        {choices.map(({ id, name, count }) => (
          <li key={name}>
            <a
              href={`/team${id === undefined ? '' : `?department=${id}`}#people`}
              aria-current={id === chosenId ? 'page' : undefined}
            >
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
