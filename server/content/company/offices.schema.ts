import * as v from 'valibot';
import { zones } from '#app/site/nigeria/zones.ts';
import type { Offices } from '#app/site/offices.types.ts';
import { address } from '#server/address.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const secureAddress = address(/^https:$/, 'must be an address that begins with https://');

const office = v.strictObject({
  zone: v.picklist(zones),
  city: text,
  street: text,
  phone: v.pipe(
    v.string(),
    v.regex(/^\+?[\d ]{7,20}$/, 'must be a phone number in digits and spaces'),
  ),
  hours: text,
  languages: text,
  map: secureAddress,
});

/** The shape of `content/company/offices.yaml`: one office in each zone, in their order. */
export const officesSchema = v.strictObject({
  isSample: v.boolean(),
  headOfficeMap: secureAddress,
  offices: v.pipe(
    v.array(office),
    v.check(
      (offices) => offices.map(({ zone }) => zone).join() === zones.join(),
      `must name each zone once, in the order ${zones.join(', ')}`,
    ),
  ),
}) satisfies v.GenericSchema<unknown, Offices>;
