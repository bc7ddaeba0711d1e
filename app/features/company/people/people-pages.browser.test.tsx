import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { follow } from '../../../../tests/support/follow-link.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { BoardPage, TeamPage } from './people-pages.tsx';
import type { Board, Person, Team } from './people.schema.ts';
import './people.css';

const header = { title: 'Our Team', description: '', eyebrow: 'About us', lead: '', actions: [] };
const bio = 'Answers for all of it.';
const person = (name: string, role: string): Person => ({ name, role, bio, portrait: 'bisi.svg' });

const team: Team = {
  ...header,
  isSample: true,
  departments: [
    { id: 'care', name: 'Member care', does: 'Answers calls.', meet: 'most of the time' },
    { id: 'plans', name: 'Plans', does: 'Sets prices.', meet: 'before you buy' },
  ],
  people: [
    { ...person('Bisi', 'Head of care'), department: 'care' },
    { ...person('Emeka', 'Complaints'), department: 'care' },
    { ...person('Preye', 'Head of plans'), department: 'plans' },
  ],
  zonal: { title: 'In the six zones', text: '<p>Everywhere.</p>' },
  reach: { title: 'Reach us', text: '<p>Call.</p>' },
};

const showTeam = (address?: string) => showPage(<TeamPage team={team} />, 'NG', address);

const names = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

const department = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name });

test('everybody is there at first, said to be invented; a department shows its people, how many and what it does', async () => {
  const screen = await showTeam();
  expect(names()).toEqual(['Bisi', 'Emeka', 'Preye']);
  await expect.element(page.getByText('Sample people.')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('3 people in all departments');
  const address = await follow(() => department(/^Member care/).click());
  await screen.unmount();
  await showTeam(address);
  await expect.element(page.getByRole('status')).toHaveTextContent('2 people in Member care');
  expect(names()).toEqual(['Bisi', 'Emeka']);
  await expect
    .element(page.getByText('Answers calls. You’ll hear from us most of the time.'))
    .toBeVisible();
  await expect.element(department(/^Member care/)).toHaveAttribute('aria-current', 'page');
  expect(await follow(() => department(/^Everyone/).click())).toBe('/team#people');
});

test('whoever has no portrait is there with the first letters of the name', async () => {
  const board: Board = {
    ...header,
    isSample: false,
    people: [
      { name: 'Ada Example', role: 'Chair', bio, duty: 'Why?' },
      { ...person('Bola', 'Director'), duty: 'How?' },
    ],
    committees: { title: 'Committees', items: [] },
    rules: { title: 'Rules', items: [] },
    writing: { title: 'Writing', text: '' },
  };
  await showPage(<BoardPage board={board} />);
  await expect.element(page.getByText('AE', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Why?')).toBeVisible();
  expect(page.getByText('Sample people.').query()).toBeNull();
});
