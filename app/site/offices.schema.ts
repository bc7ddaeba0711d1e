import * as v from 'valibot';
import { described, line } from '#app/kernel/schema/content-fields.ts';
import { zones } from '#app/site/nigeria/states.ts';
import { address } from '#app/kernel/schema/url-schemas.ts';
import { phone } from '#app/site/identity.schema.ts';

const secureAddress = address(/^https:$/, 'must be an address that begins with https://');

const office = v.strictObject({
  zone: v.picklist(zones),
  city: line,
  street: line,
  phone: described(phone, 'As it is dialled in Nigeria. Visitors abroad see it with +234.'),
  hours: described(line, 'Such as: Monday to Friday, 8am to 5pm.'),
  languages: line,
  map: described(secureAddress, 'A map that opens in a new tab.'),
});

/** The shape of `content/company/offices.yaml`: one office in each zone, in their order. */
export const officesSchema = v.strictObject({
  isSample: described(
    v.boolean(),
    'On while streets and numbers are examples. Pages say so.',
    'Sample offices',
  ),
  headOfficeMap: described(
    secureAddress,
    'A map of the head office; its street is in the identity.',
  ),
  offices: described(
    v.pipe(
      v.array(office),
      v.check(
        (offices) => offices.map(({ zone }) => zone).join() === zones.join(),
        `must name each zone once, in the order ${zones.join(', ')}`,
      ),
    ),
    'One in each zone.',
  ),
});

export type Offices = v.InferOutput<typeof officesSchema>;
export type Office = Offices['offices'][number];
