/** Why a copy was not made or restored; the message is for the operator. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}
