import * as v from 'valibot';
import {
  described,
  line,
  markdown,
  paragraph,
  webLink,
} from '#app/kernel/schema/content-fields.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';

export const workWithUsPath = '/work-with-us';

const section = v.strictObject({
  title: line,
  short: described(line, 'Below the title, on the card that leads here.'),
  text: described(markdown, 'What we ask, and what happens next.'),
  answer: described(
    paragraph,
    'Who answers and by when. Shown above the form and when it is sent.',
    'Who answers',
  ),
});

/** The shape of `content/company/work-with-us.yaml`. */
export const workWithUsSchema = v.strictObject({
  isSample: described(
    v.boolean(),
    'On while these are examples. The page says so.',
    'Sample conditions',
  ),
  ...pageHeaderShape,
  hospitals: section,
  agents: described(section, '', 'Agents and brokers'),
  press: section,
  jobs: section,
  openData: described(
    v.strictObject({
      title: line,
      text: markdown,
      licence: described(
        v.strictObject({ name: line, href: webLink }),
        'On what terms others can use both files.',
      ),
    }),
    'The files plans.json and providers.json.',
    'Our data',
  ),
});

/** What each kind of partner sends has its own section and form; also its anchor on the page. */
export const enquiryIds = ['hospitals', 'agents', 'press', 'jobs'] as const;
export type EnquiryId = (typeof enquiryIds)[number];

export type WorkWithUs = v.InferOutput<typeof workWithUsSchema>;
