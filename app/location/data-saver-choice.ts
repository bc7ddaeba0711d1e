import { choiceCookie } from './choice-cookie.ts';

/** What a visitor has chosen with the data saver's switch. */
export type DataSaverChoice = 'on' | 'off';

/** The address whose page explains the data saver and takes its switch. */
export const dataSaverPath = '/data-saver';

/** Fields of the switch. */
export const dataSaverFields = { choice: 'data-saver', back: 'back' } as const;

/** The Set-Cookie header that keeps a choice. */
export function dataSaverCookie(choice: DataSaverChoice): string {
  return choiceCookie(dataSaverFields.choice, choice);
}
