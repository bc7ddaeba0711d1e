import association from '#app/assets/figures/association.svg?url';
import corporate from '#app/assets/figures/corporate.svg?url';
import elderSeated from '#app/assets/figures/elder-seated.svg?url';
import family from '#app/assets/figures/family.svg?url';
import individual from '#app/assets/figures/individual.svg?url';
import type { Buyer } from './quote-request.ts';

const drawings: Record<Buyer, { url: string; width: number; height: number }> = {
  me: { url: individual, width: 252, height: 528 },
  someone: { url: elderSeated, width: 206, height: 320 },
  family: { url: family, width: 400, height: 302 },
  staff: { url: corporate, width: 400, height: 305 },
  association: { url: association, width: 440, height: 248 },
};

/** The people whom a cover is for, on the head of its summary. */
export function BuyerDrawing({ buyer }: { readonly buyer: Buyer }) {
  const { url, width, height } = drawings[buyer];
  return (
    <div className={`quote-summary__picture quote-summary__picture--${buyer}`}>
      <img src={url} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}
