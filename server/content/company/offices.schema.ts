import { z } from 'zod';
import { zones } from '#app/location/nigeria/zones.ts';
import type { Offices } from '#app/location/offices.ports.ts';

const text = z.string().trim().min(1, 'must not be empty');
const address = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https://',
});

const office = z.strictObject({
  zone: z.enum(zones as [(typeof zones)[number]]),
  city: text,
  street: text,
  phone: z.string().regex(/^\+?[\d ]{7,20}$/, 'must be a phone number in digits and spaces'),
  hours: text,
  languages: text,
  map: address,
});

/** The shape of `content/company/offices.yaml`: one office in each zone, in their order. */
export const officesSchema = z.strictObject({
  isSample: z.boolean(),
  headOfficeMap: address,
  offices: z
    .array(office)
    .refine((offices) => offices.map(({ zone }) => zone).join() === zones.join(), {
      error: `must name each zone once, in the order ${zones.join(', ')}`,
    }),
}) satisfies z.ZodType<Offices>;
