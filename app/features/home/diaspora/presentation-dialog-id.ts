/** What the opening buttons name. */
export const presentationDialogId = 'presentation';
