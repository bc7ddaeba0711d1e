import * as v from 'valibot';

export const figureNames = [
  'association',
  'corporate',
  'diaspora-call',
  'doctor',
  'elder-seated',
  'family',
  'family-standing',
  'grandmother',
  'individual',
  'wheelchair-user',
] as const;

export type FigureName = (typeof figureNames)[number];

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** `href` is a path of this site, an anchor of this page or a full address (tel: and mailto: too). */
const pageAction = v.strictObject({
  label: sentence,
  href: sentence,
  kind: v.optional(v.picklist(['primary', 'brand', 'secondary']), 'secondary'),
});

export type PageAction = Readonly<v.InferOutput<typeof pageAction>>;

export const pageHeaderShape = {
  title: sentence,
  /** For search engines and shared links. */
  description: v.pipe(sentence, v.maxLength(170, 'must be 170 characters at most')),
  eyebrow: sentence,
  lead: sentence,
  figure: v.optional(v.picklist(figureNames)),
  actions: v.optional(v.pipe(v.array(pageAction), v.maxLength(3), v.readonly()), []),
};

const pageHeader = v.object(pageHeaderShape);

export type PageHeader = Readonly<v.InferOutput<typeof pageHeader>>;
