import { z } from 'zod';
import { pageHeaderShape } from '#app/ui/page-hero/page-header.schema.ts';
import { portraitNames } from './portrait-names.ts';

const text = z.string().trim().min(1, 'must not be empty');
const section = z.strictObject({ title: text, text });

/** Long enough to say something, short enough that all cards of a row stay level. */
const wordsInBio = { fewest: 25, most: 55 };

const personShape = {
  name: text,
  role: text,
  portrait: z.enum(portraitNames).optional(),
  bio: text.refine(
    (bio) => {
      const { length } = bio.split(/\s+/);
      return length >= wordsInBio.fewest && length <= wordsInBio.most;
    },
    { error: `must have ${wordsInBio.fewest} to ${wordsInBio.most} words` },
  ),
};

interface People {
  readonly isSample: boolean;
  readonly people: readonly { readonly name: string }[];
}

/** An invented person has a given name only, so that it cannot be taken for somebody's. */
function checkSampleNames({ value, issues }: z.core.ParsePayload<People>): void {
  if (!value.isSample) return;
  value.people.forEach(({ name }, at) => {
    if (!name.includes(' ')) return;
    issues.push({
      code: 'custom',
      input: name,
      path: ['people', at, 'name'],
      message: 'must be a single given name while isSample is true',
    });
  });
}

/** The shape of `content/company/board.yaml`. */
export const boardSchema = z
  .strictObject({
    isSample: z.boolean(),
    ...pageHeaderShape,
    people: z.array(z.strictObject({ ...personShape, question: text })).min(1),
    committees: z.strictObject({
      title: text,
      items: z.array(z.strictObject({ title: text, text, members: text })).min(1),
    }),
    rules: z.strictObject({ title: text, items: z.array(text).min(1) }),
    writing: section,
  })
  .check(checkSampleNames);

const department = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens'),
  name: text,
  does: text,
  meet: text,
});

/** The shape of `content/company/team.yaml`. */
export const teamSchema = z
  .strictObject({
    isSample: z.boolean(),
    ...pageHeaderShape,
    departments: z
      .array(department)
      .min(1)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
        error: 'must give each department an id of its own',
      }),
    people: z.array(z.strictObject({ ...personShape, department: text })).min(1),
    zonal: section,
    reach: section,
  })
  .check(checkSampleNames)
  .check(({ value, issues }) => {
    const known = new Set(value.departments.map(({ id }) => id));
    value.people.forEach((person, at) => {
      if (known.has(person.department)) return;
      issues.push({
        code: 'custom',
        input: person.department,
        path: ['people', at, 'department'],
        message: `${person.department} is not the id of a department`,
      });
    });
  });
