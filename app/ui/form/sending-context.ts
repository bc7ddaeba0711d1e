import { createContext } from 'react';

/** Whether the form around a button is just being sent. */
export const SendingContext = createContext(false);
