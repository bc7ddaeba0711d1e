import * as v from 'valibot';
import { planIds } from '#app/features/providers/directory/plan-bands.ts';
import { described, issuePath, line, linkId } from '#app/kernel/schema/content-fields.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';

const plans = v.optional(
  described(
    v.pipe(v.array(v.picklist(planIds)), v.nonEmpty()),
    'The plans that pay, where they are fewer than those with the benefit.',
  ),
);
const coverId = described(linkId, 'The id of a cover above: who pays, and up to what.', 'Cover');

const cover = v.strictObject({
  id: described(linkId, 'Named by groups and medicines: change it there too.'),
  title: line,
  benefit: v.optional(
    described(line, 'The id of a benefit of the plans. Without one, no plan pays.'),
  ),
  plans,
  limit: described(line, 'In a few words, such as “Given in hospital”.'),
});

const medicine = v.strictObject({
  name: described(line, 'The generic name.'),
  brands: v.optional(
    described(v.array(line), 'Names on packs that are well known in Nigeria.'),
    [],
  ),
  use: described(line, 'What it is for, in two to seven words.'),
  form: v.optional(described(line, 'Such as “tablet, syrup”.')),
  cover: v.optional(described(coverId, 'Where it is not that of the group.', 'Cover')),
  plans,
  limit: v.optional(described(line, 'Where it is not that of the cover.')),
});

const group = v.strictObject({
  id: linkId,
  title: line,
  cover: coverId,
  medicines: v.pipe(v.array(medicine), v.nonEmpty()),
});

/** The shape of `content/medicines.yaml`. */
export const medicinesSchema = v.pipe(
  v.strictObject({
    ...pageHeaderShape,
    isSample: described(
      v.boolean(),
      'On while plans and limits are examples. The page says so.',
      'Sample plans and limits',
    ),
    source: described(
      v.strictObject({ name: line, url: v.pipe(v.string(), v.url('must be a web address')) }),
      'The list that the medicines are from.',
    ),
    covers: described(
      v.pipe(v.array(cover), v.nonEmpty()),
      'Ways of paying. Each says once who pays, and up to what.',
    ),
    groups: described(v.pipe(v.array(group), v.nonEmpty()), 'Medicines by what they treat.'),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { covers, groups } = dataset.value;
    const refuse = (message: string, ...[first, ...rest]: readonly [string, ...PropertyKey[]]) =>
      addIssue({ path: issuePath(dataset.value, first, ...rest), message });
    const claimIn = (taken: Set<string>, name: string, ...path: [string, ...PropertyKey[]]) => {
      const folded = name.toLowerCase();
      if (taken.has(folded)) refuse(`${name} is already used`, ...path);
      taken.add(folded);
    };
    const requireCover = (id: string | undefined, ...path: [string, ...PropertyKey[]]) => {
      if (id === undefined || covers.some((one) => one.id === id)) return;
      refuse(`there is no cover ${id}`, ...path);
    };
    const [coverIds, groupIds, names] = [new Set<string>(), new Set<string>(), new Set<string>()];
    covers.forEach(({ id }, at) => claimIn(coverIds, id, 'covers', at, 'id'));
    groups.forEach(({ id, cover: ofGroup, medicines }, at) => {
      claimIn(groupIds, id, 'groups', at, 'id');
      requireCover(ofGroup, 'groups', at, 'cover');
      medicines.forEach(({ name, brands, cover: own }, place) => {
        const path = ['groups', at, 'medicines', place] as const;
        claimIn(names, name, ...path, 'name');
        brands.forEach((brand, number) => claimIn(names, brand, ...path, 'brands', number));
        requireCover(own, ...path, 'cover');
      });
    });
  }),
);

export type MedicinesSource = v.InferOutput<typeof medicinesSchema>;
