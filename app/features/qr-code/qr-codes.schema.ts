import * as v from 'valibot';
import { described, line, linkId, ownIds } from '#app/kernel/schema/content-fields.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';
import { iconNames } from '#app/ui/icon/icon-names.ts';

const common = {
  id: described(linkId, 'Used in the addresses of the files: keep it when the label changes.'),
  label: line,
  hint: described(line, 'What the code does when it is scanned.'),
  icon: v.picklist(iconNames),
};

const target = v.variant('kind', [
  v.strictObject({
    ...common,
    kind: v.literal('page'),
    address: v.pipe(
      v.string(),
      v.regex(/^\/[\w/?=&-]*$/, 'must be a path of this site, like /providers'),
    ),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('link'),
    // A placeholder may supply the address.
    address: v.pipe(
      v.string(),
      v.regex(/^(https:\/\/|tel:|mailto:|\{\{)/, 'must be a full address'),
    ),
  }),
  v.strictObject({ ...common, kind: v.literal('contact') }),
]);
export type QrTargetSource = v.InferOutput<typeof target>;

/** The shape of `content/qr-codes.yaml`. */
export const qrCodesSchema = v.strictObject({
  ...pageHeaderShape,
  targets: described(
    v.pipe(v.tupleWithRest([target], target), ownIds('target')),
    'The first is shown when none is chosen.',
    'Codes',
  ),
});

export type QrCodesSource = v.InferOutput<typeof qrCodesSchema>;
