import { facilityPath } from '#app/features/providers/directory/facility-path.ts';
import { useSite } from '#app/site/use-site.ts';
import { partnerTiming, ItemCarousel } from '#app/ui/carousel/item-carousel.tsx';
import { partnerHospitals, type PartnerHospital } from './partner-hospitals.ts';

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
