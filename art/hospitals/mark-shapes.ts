/** The shapes behind a hospital's initials, on a square of 100 units. */
export const markShapes = {
  circle: 'M50 2a48 48 0 1 1 0 96a48 48 0 1 1 0-96z',
  shield: 'M50 2q24 12 44 12v40q0 30-44 44Q6 84 6 54V14q20 0 44-12z',
  hexagon: 'M50 1l43 24.500v49L50 99 7 74.500v-49z',
  arch: 'M4 98V48a46 46 0 0 1 92 0v50z',
  drop: 'M50 98a46 46 0 0 1-46-46V6h46a46 46 0 0 1 0 92z',
} as const;

export type MarkShape = keyof typeof markShapes;
