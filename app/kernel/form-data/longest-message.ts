/** Longest message, in characters, that fits into one request in any language. */
export const longestMessage = 4000;
