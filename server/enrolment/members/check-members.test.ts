import { describe, expect, it, vi } from 'vitest';
import type { ListRules } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import type { MemberColumn } from '#app/features/buying/enrolment/members/member.ts';
import { listRules } from '../../../tests/support/list-rules.ts';
import { checkMembers } from './check-members.ts';

const rules: ListRules = {
  ...listRules,
  plan: 'silver',
  grades: [{ name: 'Manager', plan: 'platinum' }],
};

type Cells = Partial<Record<MemberColumn, string>>;

const ada: Cells = {
  firstName: 'Ada',
  lastName: 'Example',
  gender: 'Female',
  birth: '27/03/1990',
  number: 'S-001',
  state: 'Lagos',
};
const kemi: Cells = {
  firstName: 'Kemi',
  lastName: 'Example',
  gender: 'f',
  birth: '2015-06-30',
  relation: 'Daughter',
  principal: 's-001',
};

function named(cells: Cells, firstName: string): Cells {
  return { ...cells, firstName };
}

/** Checks rows from line 2 on, as in a file. */
async function check(rows: readonly Cells[], changes: Partial<ListRules> = {}) {
  const typed = rows.map((cells, at) => ({ line: at + 2, cells }));
  const { members, problems } = await checkMembers(typed, { ...rules, ...changes });
  return {
    members,
    problems: problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`),
  };
}

describe('a list of members', () => {
  it('takes staff and their dependants, who share plan and home with them', async () => {
    const { members, problems } = await check([kemi, { ...ada, plan: 'manager', lga: 'ikeja' }]);
    expect(problems).toEqual([]);
    expect(members).toMatchObject([
      { line: 2, relation: 'child', principal: 3, plan: 'platinum', stateId: 'lagos' },
      { line: 3, relation: 'member', gender: 'female', birth: '1990-03-27', lgaId: 'lagos-ikeja' },
    ]);
    expect(members[0]?.lgaId).toBe('lagos-ikeja');
  });

  it.each([
    ['', 'silver'],
    ['GOLD', 'gold'],
    ['Bronze plan', 'bronze'],
    ['Manager', 'platinum'],
  ])('gives grade or plan %j the plan %s', async (plan, expected) => {
    expect((await check([{ ...ada, plan }])).members).toMatchObject([{ plan: expected }]);
  });

  it('lets other requests in while it reads a long one', async () => {
    const answered = vi.fn();
    const rows = Array.from({ length: 200 }, (_, at) => ({
      ...named(ada, `Ada ${at}`),
      number: '',
    }));
    const checking = check(rows);
    setImmediate(answered);
    expect((await checking).members).toHaveLength(200);
    expect(answered).toHaveBeenCalled();
  });

  it('keeps email and phone as they are looked up', async () => {
    const { members } = await check([
      { ...ada, email: 'Ada@Mail.Example', phone: '0803 123 4567' },
    ]);
    expect(members).toMatchObject([{ email: 'ada@mail.example', phone: '+2348031234567' }]);
  });
});

describe('lines of a file that are put right later', async () => {
  const taken = (await check([ada, kemi])).members;
  const checkLater = (cells: Cells) =>
    checkMembers([{ line: 4, cells: { ...cells } }], rules, taken);

  it('join the others, and may be a dependant of one of them', async () => {
    const { members, problems } = await checkLater({ ...named(kemi, 'Tunde'), principal: '2' });
    expect(problems).toEqual([]);
    expect(members).toMatchObject([
      { line: 2, firstName: 'Ada', stateId: 'lagos' },
      { line: 3, firstName: 'Kemi', relation: 'child', principal: 2 },
      { line: 4, firstName: 'Tunde', principal: 2, stateId: 'lagos' },
    ]);
    expect(members.slice(0, 2)).toEqual(taken);
  });

  it('are the wrong ones where they repeat another', async () => {
    const { members, problems, rejected } = await checkLater({ ...ada, firstName: 'Bisi' });
    expect(members).toEqual(taken);
    expect(problems).toMatchObject([{ line: 4, column: 'number' }]);
    expect(rejected).toMatchObject([{ line: 4, cells: { firstName: 'Bisi', gender: 'female' } }]);
  });

  it('come back with choices that the fields have, or as they were typed', async () => {
    const typed = {
      ...ada,
      gender: 'Ladies',
      relation: 'Staff',
      plan: 'manager',
      birth: '27/3/90',
    };
    expect((await checkLater(typed)).rejected).toMatchObject([
      {
        cells: {
          gender: 'Ladies',
          relation: 'member',
          plan: 'platinum',
          state: 'lagos',
          birth: '27/3/90',
        },
      },
    ]);
  });
});

it.each<[string, Cells]>([
  ['grade', { plan: 'Chief' }],
  ['relation', { relation: 'Cousin' }],
  ['state', { state: 'Lagoss' }],
])('an unknown %s is a mistake however often it is sent back', async (_what, cells) => {
  const first = await checkMembers([{ line: 2, cells: { ...ada, ...cells } }], rules);
  const again = await checkMembers(first.rejected, rules);
  expect(again.members).toEqual([]);
  expect(again.problems).toEqual(first.problems);
});

describe('a row is named with its column and the reason when', () => {
  it.each<[string, Cells]>([
    ['firstName: Enter the name', { firstName: ' ' }],
    ['lastName: "=1+1" begins like a formula', { lastName: '=1+1' }],
    ['lastName: Shorten this to 60 characters', { lastName: 'x'.repeat(61) }],
    // Short only once it is cleaned.
    ['firstName: Shorten this to 60 characters', { firstName: `${' '.repeat(1990)}x` }],
    ['gender: "x" isn’t one we know. Enter female or male', { gender: 'x' }],
    ['birth: Enter the date of birth', { birth: '' }],
    ['birth: Write the year with four digits, like 27 3 1990', { birth: '27/03/90' }],
    ['birth: This person is 11. Adults must be 18 or over', { birth: '1/1/2015' }],
    ['plan: "Boss" is neither a plan nor a grade in your table of grades', { plan: 'Boss' }],
    ['email: Enter an email address like name@example.com', { email: 'ada' }],
    [
      'phone: The spreadsheet has shortened this number. Format the column as text and enter it again',
      { phone: '2.34803E+12' },
    ],
    ['state: Enter the state where this person lives', { state: '' }],
    ['state: "Lagoss" is not a state of Nigeria', { state: 'Lagoss' }],
    [
      'principal: Leave this empty, or give the relation of a dependant',
      { relation: 'staff', principal: '9' },
    ],
  ])('it has a fault: %s', async (problem, cells) => {
    expect(await check([{ ...ada, ...cells }])).toEqual({
      members: [],
      problems: [`2 ${problem}`],
    });
  });

  it('a child has come of age', async () => {
    const { problems, members } = await check([ada, { ...kemi, birth: '1/1/2000' }]);
    expect(problems).toEqual([
      '3 birth: This person is 26. Children must be under 18, so they need their own plan',
    ]);
    expect(members).toHaveLength(1);
  });

  it('a dependant has no staff member', async () => {
    expect((await check([ada, { ...kemi, principal: '' }])).problems).toEqual([
      '3 principal: Enter the number or the line of the staff member',
    ]);
    expect(
      (await check([ada, { ...kemi, principal: 'S-9' }], { buyer: 'association' })).problems,
    ).toEqual(['3 principal: No member on this list has the number or line “S-9”']);
  });

  it('its staff member has a mistake', async () => {
    const { problems, members } = await check([{ ...ada, state: '' }, kemi]);
    expect(problems[1]).toBe(
      '3 principal: Correct line 2 first, because this person depends on it',
    );
    expect(members).toEqual([]);
  });

  it('the list is without dependants', async () => {
    expect((await check([ada, kemi], { hasDependants: false })).problems).toEqual([
      '3 relation: This is a dependant, but you chose a list without dependants',
    ]);
  });

  it('a person is on the list twice, however the name is written', async () => {
    const again = { ...ada, firstName: 'Àda', lastName: 'EXAMPLE', number: 'S-002' };
    const { problems, members } = await check([ada, again]);
    expect(problems).toEqual(['3 undefined: The same name and date of birth as line 2']);
    expect(members).toHaveLength(1);
  });

  it('two staff members have one number', async () => {
    expect((await check([ada, { ...ada, firstName: 'Ngozi' }])).problems).toEqual([
      '3 number: Line 2 has this number too',
    ]);
  });

  it('someone has more dependants than a plan takes', async () => {
    const wife = { ...kemi, relation: 'wife', birth: '1991-01-01' };
    const wives = ['Bisi', 'Bola'].map((name) => named(wife, name));
    const children = ['A', 'B', 'C', 'D', 'E'].map((name) => named(kemi, name));
    const { problems, members } = await check([ada, ...wives, ...children]);
    expect(problems).toEqual([
      '4 relation: Line 2 has more than 1 spouse. For more, call us',
      '9 relation: Line 2 has more than 4 children. For more, call us',
    ]);
    expect(members).toHaveLength(6);
  });
});

describe('hostile text in a cell', () => {
  const refused: readonly (readonly [string, Cells])[] = [
    ['a formula with a plus', { firstName: '+HYPERLINK("https://evil.example")' }],
    ['a formula behind a space', { firstName: ' =cmd|x!A0' }],
    ['a formula behind a tab and a null byte', { firstName: '\t\0@SUM(A1)' }],
    ['a formula for a number', { number: '-1+1' }],
    ['nothing but a null byte', { firstName: '\0' }],
    ['half a character alone', { lastName: '\uD800' }],
    ['a name of a megabyte', { firstName: 'x'.repeat(1_000_000) }],
    ['a gender that all objects have', { gender: 'constructor' }],
    ['a prototype for a plan', { plan: '__proto__' }],
    ['a prototype for a state', { state: '__proto__' }],
    ['a prototype for a relation', { relation: '__proto__' }],
    ['a prototype for somebody’s dependant', { relation: 'child', principal: '__proto__' }],
    ['a child of themselves', { relation: 'child', principal: '2' }],
    ['a child of a line that is no number', { relation: 'child', principal: '1e1' }],
    ['a birth to come', { birth: '1 1 9999' }],
    ['a header of a mail', { email: 'ada@mail.example\r\nBcc: eve@mail.example' }],
    ['markup for an email address', { email: '<script>@mail.example' }],
    ['a phone number to pay for', { phone: '+882 16 12345678901234' }],
  ];

  it.each(refused)('is refused, with its line: %s', async (_what, cells) => {
    const { members, problems } = await check([{ ...ada, ...cells }]);
    expect(members).toEqual([]);
    expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(/^2 .{10,250}$/s)]));
  });

  it.each(['Lekki', 'Abaji', 'hasOwnProperty'])('keeps other areas as typed: %s', async (lga) => {
    const { members, problems } = await check([kemi, { ...ada, lga }]);
    expect(problems).toEqual([]);
    expect(members.map(({ lgaId }) => lgaId)).toEqual([lga, lga]);
  });

  it('is cleaned, and markup is text', async () => {
    const { members, problems } = await check([
      { ...ada, firstName: '\u202EA\0da\uD800\r\n\n<b>' },
    ]);
    expect(problems).toEqual([]);
    expect(members).toMatchObject([{ firstName: 'Ada <b>' }]);
  });
});
