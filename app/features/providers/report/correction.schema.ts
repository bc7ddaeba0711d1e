import * as v from 'valibot';
import { choice, message } from '#app/kernel/form-data/field-rules.ts';
import { mistakes } from './correction-choices.ts';

/** What a visitor says is wrong with an entry. Nothing in it is about the visitor. */
export const correctionSchema = v.object({
  provider: v.pipe(v.string(), v.maxLength(200)),
  mistake: choice(
    mistakes.map(({ value }) => value),
    'Please choose what is wrong',
  ),
  message,
});
