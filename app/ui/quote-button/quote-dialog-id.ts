/** The shell's quote dialog, for the buttons that open it. */
export const quoteDialogId = 'request-quote';
