import * as v from 'valibot';
import { issuePath } from '#app/kernel/schema/issue-path.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';
import { portraitNames } from './portrait-names.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const section = v.strictObject({ title: text, text });

/** Long enough to say something, short enough that all cards of a row stay level. */
const wordsInBio = { fewest: 25, most: 55 };

const personShape = {
  name: text,
  role: text,
  portrait: v.optional(v.picklist(portraitNames)),
  bio: v.pipe(
    text,
    v.check((bio) => {
      const { length } = bio.split(/\s+/);
      return length >= wordsInBio.fewest && length <= wordsInBio.most;
    }, `must have ${wordsInBio.fewest} to ${wordsInBio.most} words`),
  ),
};

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
    isSample: v.boolean(),
    ...pageHeaderShape,
    people: v.pipe(v.array(v.strictObject({ ...personShape, duty: text })), v.nonEmpty()),
    committees: v.strictObject({
      title: text,
      items: v.pipe(v.array(v.strictObject({ title: text, text, members: text })), v.nonEmpty()),
    }),
    rules: v.strictObject({ title: text, items: v.pipe(v.array(text), v.nonEmpty()) }),
    writing: section,
  }),
  checkSampleNames(),
);

const department = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'must be lower-case letters and hyphens')),
  name: text,
  does: text,
  meet: text,
});

/** The shape of `content/company/team.yaml`. */
export const teamSchema = v.pipe(
  v.strictObject({
    isSample: v.boolean(),
    ...pageHeaderShape,
    departments: v.pipe(
      v.array(department),
      v.nonEmpty(),
      v.check(
        (all) => new Set(all.map(({ id }) => id)).size === all.length,
        'must give each department its own id',
      ),
    ),
    people: v.pipe(v.array(v.strictObject({ ...personShape, department: text })), v.nonEmpty()),
    zonal: section,
    reach: section,
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
