import type { Team } from './people.ports.ts';

interface DepartmentFilterProps {
  readonly team: Team;
  /** The id of the chosen department. */
  readonly chosenId: string | undefined;
}

/** The departments as links, back to this place of the page. */
export function DepartmentFilter({ team, chosenId }: DepartmentFilterProps) {
  const choices = [
    { id: undefined, name: 'Everybody', count: team.people.length },
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
