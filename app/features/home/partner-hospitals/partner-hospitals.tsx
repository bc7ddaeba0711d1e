import { facilityPath } from '#app/features/providers/directory/facility-path.ts';
import { partnerLogo } from '#app/features/providers/directory/partner-logo.ts';
import { useSite } from '#app/site/use-site.ts';
import { ItemCarousel } from '#app/ui/carousel/item-carousel.tsx';

/** A hospital that takes the card; ids and keys as the specification's section 3 has them. */
interface PartnerHospital {
  readonly id: number;
  /** Name key. */
  readonly hospital: string;
  readonly name: string;
  readonly image: string | undefined;
  readonly image2: string | undefined;
}

const names = {
  Asher_UHMS: 'Ìrètí Specialist',
  Eko_UHMS: 'Mangoro Clinic',
  guinea_savannah_uhms: 'Kogin Ruwa Medical',
  limi_uhms: 'Udo Family Hospital',
  nisa_uhms: 'Ọ̀kẹ́ Maternity',
  PAMO_UHMS: 'Zuma Eye Centre',
  TCH_UHMS: 'Oríṣun Children’s',
  ud_uhms: 'Gada Trauma Centre',
};

export const partnerHospitals: readonly PartnerHospital[] = Object.entries(names).map(
  ([hospital, name], id) => ({
    id,
    hospital,
    name,
    image: partnerLogo(idOf(hospital), 'png'),
    image2: partnerLogo(idOf(hospital), 'webp'),
  }),
);

const items = partnerHospitals.map((hospital) => ({
  id: hospital.id,
  content: <Logo {...hospital} />,
}));

/** The hospitals that take the card, passing by, between two sections on the same ground. */
export function PartnerHospitals() {
  const { claims } = useSite().identity;
  const heading = `${claims.partnerHospitals} Partner Hospitals Nationwide`;
  return (
    <div className="wrap">
      <ItemCarousel label={heading} heading={<h2>{heading}</h2>} items={items} />
      <p className="fine-print above-4">{claims.partnerHospitalsNote}</p>
    </div>
  );
}

function Logo({ hospital, name, image, image2 }: PartnerHospital) {
  return (
    <a href={facilityPath({ id: idOf(hospital), name })} className="block partner-hospitals__logo">
      <picture>
        <source srcSet={image2} type="image/webp" />
        <img className="picture" src={image} alt={name} width={240} height={160} loading="lazy" />
      </picture>
    </a>
  );
}

/** The directory knows it by the same key, in lower case. */
function idOf(hospital: string): string {
  return hospital.toLowerCase();
}
