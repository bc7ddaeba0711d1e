import { expect, it } from 'vitest';
import { withStep } from './step-fields.ts';

function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

it('a step keeps what its own fields can need, mistakes included', () => {
  const long = '₦'.repeat(400);
  const form = sent({
    who: 'me',
    children: long,
    age: '31/02/1990',
    parents: 'two, I think',
    area: long,
  });
  expect(withStep({}, 'who', form)).toMatchObject({
    children: '₦'.repeat(20),
    age: '31/02/1990',
    parents: 'two, I think',
    area: '₦'.repeat(300),
  });
});

it('a step keeps which address it asked about, and nothing of fields that other steps ask', () => {
  const asked = { emailAsked: 'ada@gmial.com', nameAsked: 'x', childrenAsked: 'x', other: 'x' };
  const draft = withStep({}, 'people', sent({ email: 'ada@gmial.com', ...asked }));
  expect(draft).toEqual({ email: 'ada@gmial.com', emailAsked: 'ada@gmial.com' });
});
