/** How long a message may be, in characters. */
export const messageLimits = { least: 10, most: 1000 } as const;
