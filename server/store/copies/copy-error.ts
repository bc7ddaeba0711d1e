/** Why a copy was not made or not taken; the message is for the person at the terminal. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}
