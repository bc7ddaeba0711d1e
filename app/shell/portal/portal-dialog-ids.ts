/** The two dialogs of the members' portal, for the buttons that open them. */
export const loginDialogId = 'login';
export const registerDialogId = 'register';
