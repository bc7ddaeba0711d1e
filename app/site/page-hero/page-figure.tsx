import association from '#app/assets/figures/association.svg?url';
import corporate from '#app/assets/figures/corporate.svg?url';
import diasporaCall from '#app/assets/figures/diaspora-call.svg?url';
import doctor from '#app/assets/figures/doctor.svg?url';
import elderSeated from '#app/assets/figures/elder-seated.svg?url';
import family from '#app/assets/figures/family.svg?url';
import familyStanding from '#app/assets/figures/family-standing.svg?url';
import grandmother from '#app/assets/figures/grandmother.svg?url';
import individual from '#app/assets/figures/individual.svg?url';
import wheelchairUser from '#app/assets/figures/wheelchair-user.svg?url';
import type { FigureName } from './page-header.schema.ts';

interface Drawing {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** The section's edge cuts a single person, so that the face stays large. */
  readonly isCut?: boolean;
}

const drawings: Record<FigureName, Drawing> = {
  association: { url: association, width: 440, height: 248 },
  corporate: { url: corporate, width: 400, height: 305 },
  'diaspora-call': { url: diasporaCall, width: 440, height: 203 },
  doctor: { url: doctor, width: 190, height: 528, isCut: true },
  'elder-seated': { url: elderSeated, width: 206, height: 320 },
  family: { url: family, width: 400, height: 302 },
  'family-standing': { url: familyStanding, width: 294, height: 320 },
  grandmother: { url: grandmother, width: 250, height: 310 },
  individual: { url: individual, width: 252, height: 528, isCut: true },
  'wheelchair-user': { url: wheelchairUser, width: 238, height: 320 },
};

/** A decorative figure beside a page's title. */
export function PageFigure({ name }: { readonly name: FigureName }) {
  const { url, width, height, isCut } = drawings[name];
  const variant = isCut ? ' page-hero__figure--cut' : '';
  return (
    <div className={`page-hero__figure page-hero__figure--${name}${variant}`}>
      {/* Lazy, so that phones, which hide it, do not fetch it. */}
      <img src={url} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}
