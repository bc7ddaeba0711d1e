/** Plans from the smallest to the largest. */
export const tierIds = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type TierId = (typeof tierIds)[number];

/** No person is known to have been older. */
export const oldestAge = 122;
