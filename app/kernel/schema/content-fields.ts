import * as v from 'valibot';
import { dayMs, isDay } from '../days.ts';

/** How an editor types a text: in one line, in several, as Markdown, as a day, or by choosing a file. */
type TextKind = 'paragraph' | 'markdown' | 'day' | 'picture';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const mostInLine = 200;
const longWord = /[^\s{}&=/.-]{41}/;

/** A title, a name or another short text; a longer one breaks cards, lists and phones. */
export const line = v.pipe(
  filled,
  // Not as `maxLength`: the editor would join the messages of all rules that are patterns.
  v.check((text) => text.length <= mostInLine, `must have at most ${mostInLine} characters`),
  v.check(
    (text) => !longWord.test(text),
    'must have no word of more than 40 letters: it does not fit on a phone',
  ),
);

/** A text of one or more sentences. */
export const paragraph = v.pipe(filled, v.metadata({ kind: 'paragraph' satisfies TextKind }));

/** A text of one or more paragraphs with links, bold and lists. Pages get it as finished HTML. */
export const markdown = v.pipe(filled, v.metadata({ kind: 'markdown' satisfies TextKind }));

/** The same in one paragraph, which the HTML leaves to its page. */
export const markdownLine = v.pipe(markdown, v.metadata({ isLine: true }));

/** Ids are used in links, so their letters need no encoding. */
export const linkId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
);

/** A complete web address, such as that of a source or a profile. */
export const webLink = v.pipe(v.string(), v.url('must be a web address'));

/** Requires every id to be different. @param noun what has the ids, for the message */
export function ownIds<Items extends readonly { readonly id: string }[]>(noun: string) {
  return v.check<Items, string>(
    (items) => new Set(items.map(({ id }) => id)).size === items.length,
    `must give each ${noun} its own id`,
  );
}

/** A file in a folder of `content/pictures`, of the size in pixels that its pages show. */
export function picture(folder: 'people' | 'news', width: number, height: number) {
  return v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9][a-z0-9.-]*\.(?:svg|jpg|jpeg|png|webp)$/,
      'must be the name of a picture, such as amina.webp',
    ),
    v.metadata({ kind: 'picture' satisfies TextKind, folder, width, height }),
  );
}

/**
 * Explains a field in the content editor.
 * @param title its name there, where the key alone does not say it
 */
/* @__NO_SIDE_EFFECTS__ */
export function described<const Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  title = '',
) {
  return v.pipe(schema, v.title(title), v.description(description));
}

type PathItem = v.IssuePathItem;

/** The path of an issue that a check raises itself, from the keys that lead to the wrong value. */
export function issuePath(root: unknown, first: PropertyKey, ...rest: PropertyKey[]) {
  let input = root;
  const itemOf = (key: PropertyKey): PathItem => {
    const value: unknown = Reflect.get(Object(input), key);
    const item: PathItem = { type: 'unknown', origin: 'value', input, key, value };
    input = value;
    return item;
  };
  return [itemOf(first), ...rest.map(itemOf)] satisfies [PathItem, ...PathItem[]];
}

/** A day such as 2026-05-14 that the calendar has; Valibot's own rule lets 31 February pass. */
export function calendarDay(message: string) {
  return v.pipe(
    v.string(message),
    v.check(isDay, message),
    v.metadata({ kind: 'day' satisfies TextKind }),
  );
}

/** True for every day that has not ended everywhere on earth. */
export function isDayToCome(day: string): boolean {
  return isDay(day) && Date.parse(day) > Date.now() - 2 * dayMs;
}
