import { z } from 'zod';
import { pageHeaderShape } from '#app/ui/page-hero/page-header.schema.ts';
import { iconNames } from '#app/ui/icon/icon-names.ts';

const text = z.string().trim().min(1, 'must not be empty');

const common = {
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'),
  label: text,
  hint: text,
  icon: z.enum(iconNames),
};

const target = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('page'),
    address: z.string().regex(/^\/[\w/?=&-]*$/, 'must be a path of this site, like /providers'),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('link'),
    // A placeholder is filled in later.
    address: z.string().regex(/^(https:\/\/|tel:|mailto:|\{\{)/, 'must be a full address'),
  }),
  z.strictObject({ ...common, kind: z.literal('contact') }),
]);
export type QrTargetSource = z.infer<typeof target>;

/** The shape of `content/qr-codes.yaml`. */
export const qrCodesSchema = z.strictObject({
  ...pageHeaderShape,
  targets: z
    .tuple([target], target)
    .refine((targets) => new Set(targets.map(({ id }) => id)).size === targets.length, {
      error: 'must give each target an id of its own',
    }),
});
