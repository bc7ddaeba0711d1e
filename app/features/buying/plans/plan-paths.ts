import type { TierId } from '../prices/price-list.ports.ts';
import type { Buyer } from '../quote/quote-request.ts';

/** The page of one plan. */
export function planPath(tier: TierId): string {
  return `/plans/${tier}`;
}

/** Where a visitor goes who wants a plan: its price for their own people. */
export function buyPath(tier: TierId, buyer?: Buyer): string {
  return `/insurance-calculator/${tier}${buyer ? `?who=${buyer}` : ''}`;
}

/** Where a plan is bought, with the calculator's query if there is one. */
export function checkoutPath(tier: TierId, query = ''): string {
  return `/checkout/${tier}${query === '' ? '' : `?${query}`}`;
}

/** The hospitals at which a plan pays. */
export function hospitalsPath(tier: TierId): string {
  return `/providers?plan=${tier}`;
}
