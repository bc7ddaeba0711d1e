/** The sheet of filters, as the button that opens it names it. */
export const filterSheetId = 'provider-filters';
