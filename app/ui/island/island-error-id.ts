/** Template with the words that take an island's place when it fails. */
export const islandErrorId = 'island-error';
