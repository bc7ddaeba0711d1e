import * as v from 'valibot';
import { described, line, markdownLine, paragraph } from '#app/kernel/schema/content-fields.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';

const list = (entry: typeof line | typeof markdownLine, most: number) =>
  v.pipe(v.array(entry), v.nonEmpty(), v.maxLength(most), v.readonly());

const way = { title: line, text: paragraph };

/** The shape of `content/get-care.yaml`. */
export const getCareSchema = v.strictObject({
  title: pageHeaderShape.title,
  description: pageHeaderShape.description,
  emergency: described(v.strictObject(way), 'Below the emergency numbers.'),
  hospital: described(v.strictObject(way), 'Above the search for a hospital.'),
  refused: v.strictObject({
    title: line,
    steps: described(
      list(markdownLine, 8),
      'What to say and which number to call, first things first.',
    ),
    problems: described(
      list(line, 8),
      'What visitors can put in their message. Name no illness here.',
    ),
    message: v.strictObject({
      start: described(line, 'The first line of the message.'),
      end: described(line, 'Its last line.'),
    }),
  }),
  paid: v.strictObject({
    ...way,
    papers: described(list(line, 8), 'What to send us.'),
    sampleNote: v.optional(described(line, 'Shown while documents and times are examples.')),
  }),
  other: v.strictObject({
    title: line,
    items: v.pipe(
      v.array(v.strictObject({ title: line, text: markdownLine })),
      v.nonEmpty(),
      v.maxLength(6),
      v.readonly(),
    ),
  }),
});

/** The content of /get-care. */
export type GetCare = Readonly<v.InferOutput<typeof getCareSchema>>;
