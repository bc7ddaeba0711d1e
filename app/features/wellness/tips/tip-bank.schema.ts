import * as v from 'valibot';
import { tipResults, tipThemes } from './tips-profile.ts';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const results = Object.keys(tipResults) as (keyof typeof tipResults)[];
const themes = Object.keys(tipThemes) as (keyof typeof tipThemes)[];

const tipSchema = v.pipe(
  v.strictObject({
    theme: v.optional(v.picklist(themes, 'is not a known theme')),
    results: v.optional(
      v.pipe(v.array(v.picklist(results, 'is not a known result')), v.nonEmpty()),
    ),
    text: v.pipe(filled, v.maxLength(300, 'must have at most 300 characters')),
    source: v.strictObject({
      name: filled,
      url: v.pipe(v.string(), v.startsWith('https://', 'must be an https address')),
    }),
  }),
  v.check(({ theme, results: for_ }) => Boolean(theme ?? for_), 'needs a theme or results'),
);

type StoredTip = v.InferOutput<typeof tipSchema>;

/** The shape of `content/wellness/tips.yaml`: every theme and every result has a tip. */
export const tipBankSchema = v.pipe(
  v.strictObject({ tips: v.array(tipSchema) }),
  v.check(
    ({ tips }) => themes.every((theme) => tips.some((tip) => tip.theme === theme && !tip.results)),
    'every theme needs a tip for any result',
  ),
  v.check(
    ({ tips }) => results.every((result) => tips.some((tip) => isForResult(tip, result))),
    'every result needs a tip without a theme',
  ),
);

function isForResult(tip: StoredTip, result: keyof typeof tipResults): boolean {
  return !tip.theme && tip.results?.includes(result) === true;
}

/** All tips with what each is for. */
export type StoredTips = v.InferOutput<typeof tipBankSchema>;
