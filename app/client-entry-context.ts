import { createContext } from 'react';

/** Address of the one script that every page loads. */
export const ClientEntryContext = createContext<string | undefined>(undefined);
