import * as v from 'valibot';
import {
  described,
  line,
  markdown,
  paragraph,
  picture,
  issuePath,
  ownIds,
} from '#app/kernel/schema/content-fields.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';

const section = v.strictObject({ title: line, text: markdown });

/** Long enough to say something, short enough that all cards of a row stay level. */
const wordsInBio = { fewest: 25, most: 55 };

const personShape = {
  name: described(line, 'A given name only, while the people are samples.'),
  role: line,
  portrait: v.optional(
    described(
      picture('people', 288, 288),
      'A face in the middle of a square. Without it the first letters of the name are shown.',
    ),
  ),
  bio: described(
    v.pipe(
      paragraph,
      v.check((bio) => {
        const { length } = bio.split(/\s+/);
        return length >= wordsInBio.fewest && length <= wordsInBio.most;
      }, `must have ${wordsInBio.fewest} to ${wordsInBio.most} words`),
    ),
    `${wordsInBio.fewest} to ${wordsInBio.most} words.`,
    'About the person',
  ),
};

const isSample = described(
  v.boolean(),
  'On while no one here is real. The page says so.',
  'Sample people',
);

interface People {
  readonly isSample: boolean;
  readonly people: readonly { readonly name: string }[];
}

/** An invented person has a given name only, so that it cannot be taken for somebody's. */
function checkSampleNames<Content extends People>() {
  return v.rawCheck<Content>(({ dataset, addIssue }) => {
    if (!dataset.typed || !dataset.value.isSample) return;
    dataset.value.people.forEach(({ name }, at) => {
      if (!name.includes(' ')) return;
      const message = 'must be a single given name while isSample is true';
      addIssue({ path: issuePath(dataset.value, 'people', at, 'name'), message });
    });
  });
}

/** The shape of `content/company/board.yaml`. */
export const boardSchema = v.pipe(
  v.strictObject({
    isSample,
    ...pageHeaderShape,
    people: v.pipe(
      v.array(
        v.strictObject({
          ...personShape,
          duty: described(line, 'What the holder of the seat makes sure of.'),
        }),
      ),
      v.nonEmpty(),
    ),
    committees: v.strictObject({
      title: line,
      items: v.pipe(
        v.array(
          v.strictObject({
            title: line,
            text: paragraph,
            members: described(line, 'Names as on the board, with commas between them.'),
          }),
        ),
        v.nonEmpty(),
      ),
    }),
    rules: v.strictObject({ title: line, items: v.pipe(v.array(paragraph), v.nonEmpty()) }),
    writing: described(section, '', 'Writing to the board'),
  }),
  checkSampleNames(),
);

const department = v.strictObject({
  id: described(
    v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'must be lower-case letters and hyphens')),
    'Used in links: keep it when the name changes.',
  ),
  name: line,
  does: described(paragraph, '', 'What it does'),
  meet: described(line, 'Follows “You’ll hear from us”.', 'When a member meets it'),
});

/** The shape of `content/company/team.yaml`. */
export const teamSchema = v.pipe(
  v.strictObject({
    isSample,
    ...pageHeaderShape,
    departments: v.pipe(v.array(department), v.nonEmpty(), ownIds('department')),
    people: v.pipe(
      v.array(
        v.strictObject({
          ...personShape,
          department: described(line, 'The id of one of the departments above.'),
        }),
      ),
      v.nonEmpty(),
    ),
    zonal: described(section, '', 'In the zones'),
    reach: described(section, '', 'Reaching the team'),
  }),
  checkSampleNames(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const known = new Set(dataset.value.departments.map(({ id }) => id));
    dataset.value.people.forEach((person, at) => {
      if (known.has(person.department)) return;
      const message = `${person.department} is not the id of a department`;
      addIssue({ path: issuePath(dataset.value, 'people', at, 'department'), message });
    });
  }),
);

export type Board = v.InferOutput<typeof boardSchema>;
export type Team = v.InferOutput<typeof teamSchema>;
export type Person = Omit<Team['people'][number], 'department'>;
