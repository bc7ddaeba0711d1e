import * as v from 'valibot';
import { described, line, paragraph } from '#app/kernel/schema/content-fields.ts';
import { tipResults, tipThemes } from './tips-profile.ts';

const results = Object.keys(tipResults) as (keyof typeof tipResults)[];
const themes = Object.keys(tipThemes) as (keyof typeof tipThemes)[];

const tipSchema = v.pipe(
  v.strictObject({
    theme: v.optional(
      described(v.picklist(themes, 'is not a known theme'), 'The subject that a visitor chose.'),
    ),
    results: v.optional(
      described(
        v.pipe(v.array(v.picklist(results, 'is not a known result')), v.nonEmpty()),
        'What a tool of the Wellness Corner must have found.',
      ),
    ),
    text: described(
      v.pipe(paragraph, v.maxLength(300, 'must have at most 300 characters')),
      'General advice: no diagnosis, no medicine, no promise.',
      'Tip',
    ),
    source: v.strictObject({
      name: line,
      url: v.pipe(v.string(), v.startsWith('https://', 'must be an https address')),
    }),
  }),
  v.check(({ theme, results: for_ }) => Boolean(theme ?? for_), 'needs a theme or results'),
);

/** The shape of `content/wellness/tips.yaml`: every theme and every result has a tip. */
export const tipBankSchema = v.pipe(
  v.strictObject({
    tips: described(v.array(tipSchema), 'Have a clinician approve every change.'),
  }),
  v.check(
    ({ tips }) => themes.every((theme) => tips.some((tip) => tip.theme === theme && !tip.results)),
    'every theme needs a tip for any result',
  ),
  v.check(
    ({ tips }) =>
      results.every((result) => tips.some((tip) => !tip.theme && tip.results?.includes(result))),
    'every result needs a tip without a theme',
  ),
);

export type StoredTips = v.InferOutput<typeof tipBankSchema>;
