import { describe, expect, it } from 'vitest';
import { content, mistakeIn } from '../../tests/support/content.ts';

const { identity, story, board, team, offices } = content.NG;

it('the story has begun as long ago as the identity claims', () => {
  const [first] = story.timeline.steps;
  expect(identity.claims.yearsLong).toBe('over 20 years');
  expect(new Date().getFullYear() - (first?.year ?? 0)).toBeGreaterThan(20);
});

describe('the people', () => {
  const everybody = [...board.people, ...team.people];

  it('are marked as invented, and have given names only', () => {
    expect([board.isSample, team.isSample]).toEqual([true, true]);
    for (const { name } of everybody) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  });

  it('each have their own drawing', () => {
    const drawings = everybody.map(({ portrait }) => portrait);
    expect(new Set(drawings).size).toBe(everybody.length);
  });

  it('are in each department of the team', () => {
    for (const { id } of team.departments) {
      expect(team.people.filter(({ department }) => department === id)).not.toEqual([]);
    }
  });

  it('sit on committees under the names they have on the board', () => {
    const names = board.people.map(({ name }) => name);
    for (const { members } of board.committees.items) {
      for (const member of members.replace(' (chair)', '').split(', ')) {
        expect(names).toContain(member);
      }
    }
  });
});

it('each office has a phone number that is nobody’s', () => {
  for (const { phone } of offices.offices) expect(phone).toMatch(/^0700 000 00\d\d$/);
});

describe('a mistake stops with file, line and key', () => {
  it.each([
    ['story.yaml', 'founding:', 'fouding:', /^story\.yaml:\d+: fouding: is not a key of this/m],
    ['story.yaml', '{{tagline}}', '{{tagine}}', /^story\.yaml:\d+: unknown placeholder/],
    ['story.yaml', 'year: 2007', 'year: 1999', /timeline\.steps: must be in order of year/],
    ['story.yaml', 'icon: hospital', 'icon: castle', /values\.items\.1\.icon: /],
    ['board.yaml', 'name: Amina', 'name: Amina Example', /people\.0\.name: must be a single given/],
    ['board.yaml', 'portrait: amina.svg', 'portrait: anna.svg', /people\.0\.portrait: no picture/],
    ['team.yaml', 'department: trust', 'department: tryst', /tryst is not the id of a department/],
    ['team.yaml', 'id: medical', 'id: plans', /departments: must give each department its own id/],
    ['team.yaml', /bio: Bisi .*/, 'bio: Bisi answers.', /people\.0\.bio: must have 25 to 55 words/],
    ['offices.yaml', 'zone: South East', 'zone: South West', /offices: must name each zone once/],
    ['offices.yaml', /map: https:/, 'map: http:', /offices\.0\.map: must be an address that/],
  ])('%s: "%s" becomes "%s"', async (name, from, to, complaint) => {
    const message = await mistakeIn(`company/${name}`, from, to);
    expect(message.replaceAll('company/', '')).toMatch(complaint);
  });
});
