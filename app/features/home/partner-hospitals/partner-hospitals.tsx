import asherPng from '#app/assets/hospitals/Asher_UHMS.png?url';
import asherWebp from '#app/assets/hospitals/Asher_UHMS.webp?url';
import ekoPng from '#app/assets/hospitals/Eko_UHMS.png?url';
import ekoWebp from '#app/assets/hospitals/Eko_UHMS.webp?url';
import guineaPng from '#app/assets/hospitals/guinea_savannah_uhms.png?url';
import guineaWebp from '#app/assets/hospitals/guinea_savannah_uhms.webp?url';
import limiPng from '#app/assets/hospitals/limi_uhms.png?url';
import limiWebp from '#app/assets/hospitals/limi_uhms.webp?url';
import nisaPng from '#app/assets/hospitals/nisa_uhms.png?url';
import nisaWebp from '#app/assets/hospitals/nisa_uhms.webp?url';
import pamoPng from '#app/assets/hospitals/PAMO_UHMS.png?url';
import pamoWebp from '#app/assets/hospitals/PAMO_UHMS.webp?url';
import tchPng from '#app/assets/hospitals/TCH_UHMS_production.png?url';
import tchWebp from '#app/assets/hospitals/TCH_UHMS_production.webp?url';
import udPng from '#app/assets/hospitals/ud_uhms.png?url';
import udWebp from '#app/assets/hospitals/ud_uhms.webp?url';
import { facilityPath } from '#app/features/providers/directory/facility-path.ts';
import { useSite } from '#app/site/use-site.ts';
import { partnerTiming, ItemCarousel } from '#app/ui/carousel/item-carousel.tsx';

/** A hospital that takes the card; ids and keys as the specification's section 3 has them. */
interface PartnerHospital {
  readonly id: number;
  /** Name key. */
  readonly hospital: string;
  readonly name: string;
  readonly image: string;
  readonly image2: string;
}

export const partnerHospitals: readonly PartnerHospital[] = [
  {
    id: 0,
    hospital: 'Asher_UHMS',
    name: 'Ìrètí Specialist',
    image: asherPng,
    image2: asherWebp,
  },
  {
    id: 1,
    hospital: 'Eko_UHMS',
    name: 'Mangoro Clinic',
    image: ekoPng,
    image2: ekoWebp,
  },
  {
    id: 2,
    hospital: 'guinea_savannah_uhms',
    name: 'Kogin Ruwa Medical',
    image: guineaPng,
    image2: guineaWebp,
  },
  {
    id: 3,
    hospital: 'limi_uhms',
    name: 'Udo Family Hospital',
    image: limiPng,
    image2: limiWebp,
  },
  {
    id: 4,
    hospital: 'nisa_uhms',
    name: 'Ọ̀kẹ́ Maternity',
    image: nisaPng,
    image2: nisaWebp,
  },
  {
    id: 5,
    hospital: 'PAMO_UHMS',
    name: 'Zuma Eye Centre',
    image: pamoPng,
    image2: pamoWebp,
  },
  {
    id: 6,
    hospital: 'TCH_UHMS',
    name: 'Oríṣun Children’s',
    image: tchPng,
    image2: tchWebp,
  },
  {
    id: 7,
    hospital: 'ud_uhms',
    name: 'Gada Trauma Centre',
    image: udPng,
    image2: udWebp,
  },
];

const items = partnerHospitals.map((hospital) => ({
  id: hospital.id,
  content: <Logo {...hospital} />,
}));

/** The hospitals that take the card, passing by. */
export function PartnerHospitals() {
  const { claims } = useSite().identity;
  const heading = `${claims.partnerHospitals} Partner Hospitals Nationwide`;
  return (
    <div className="section wrap partner-hospitals">
      <ItemCarousel label={heading} heading={<h2>{heading}</h2>} items={items} {...partnerTiming} />
      <p className="fine-print above-4">{claims.partnerHospitalsNote}</p>
    </div>
  );
}

function Logo({ hospital, name, image, image2 }: PartnerHospital) {
  // The directory knows it by the same key, in lower case.
  const path = facilityPath({ id: hospital.toLowerCase(), name });
  return (
    <a href={path} className="partner-hospitals__logo">
      <picture>
        <source srcSet={image2} type="image/webp" />
        <img src={image} alt={name} width={240} height={160} loading="lazy" />
      </picture>
    </a>
  );
}
