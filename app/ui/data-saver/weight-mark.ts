/** Stands in rendered HTML where the server writes how many kilobytes the page weighs. */
export const weightMark = '\u27E6weight\u27E7';
