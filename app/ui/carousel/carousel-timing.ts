/** The partner carousel's pace, shared by the second, single-slide carousel (specification, 9). */
export const partnerTiming = { intervalMs: 3000, transitionMs: 800 } as const;
