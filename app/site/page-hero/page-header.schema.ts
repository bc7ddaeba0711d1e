import * as v from 'valibot';
import { described, line, paragraph } from '#app/kernel/schema/content-fields.ts';

/** The pictures of `app/assets/page-heads`, by their file names. */
export const figureNames = [
  'ambulance',
  'antenatal',
  'at-home',
  'blood-pressure',
  'boardroom',
  'call-home',
  'contract',
  'eye-test',
  'hospital',
  'kept-safe',
  'kitchen-table',
  'letter',
  'market',
  'meeting',
  'member-card',
  'morning-walk',
  'office',
  'pharmacy',
  'press-and-partners',
  'questions',
  'reception',
  'small-print',
  'step-free',
  'team',
  'vaccination',
  'village',
] as const;

export type FigureName = (typeof figureNames)[number];

const pageAction = v.strictObject({
  label: described(line, 'What the button says.'),
  href: described(
    line,
    'Where it leads: a page of this site such as /contact, a place on this page such as #ask, or a full address.',
    'Address',
  ),
  kind: v.optional(
    described(
      v.picklist(['primary', 'brand', 'secondary']),
      'How much the button draws attention.',
    ),
    'secondary',
  ),
});

export type PageAction = Readonly<v.InferOutput<typeof pageAction>>;

/** The top of a page, as an editor writes it. */
export const pageHeaderShape = {
  title: described(line, 'The heading of the page, and its name in the browser’s tab.'),
  description: described(
    v.pipe(paragraph, v.maxLength(170, 'must be 170 characters at most')),
    'One or two sentences for search engines and shared links. No visitor sees it on the page.',
  ),
  eyebrow: described(line, 'The few words above the heading.', 'Above the heading'),
  lead: described(paragraph, 'The sentence below the heading.', 'Below the heading'),
  figure: v.optional(described(v.picklist(figureNames), 'The drawing beside the heading.')),
  actions: v.optional(
    described(
      v.pipe(v.array(pageAction), v.maxLength(3), v.readonly()),
      'Up to three buttons.',
      'Buttons',
    ),
    [],
  ),
};

const pageHeader = v.object(pageHeaderShape);

export type PageHeader = Readonly<v.InferOutput<typeof pageHeader>>;
