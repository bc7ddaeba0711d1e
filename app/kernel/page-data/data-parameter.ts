/** Asks a page's address for its data instead; the value tells which. */
export const dataParameter = '_data';

/** Id of the element in which a kept copy of a page carries its data. */
export const dataElement = 'data';
