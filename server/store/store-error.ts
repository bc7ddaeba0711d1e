/** The store refused or could not be reached: nothing was saved, the visitor may try again. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** A failed SQLite statement with SQLite's result code. */
export class SqliteFailure extends Error {
  override readonly name = 'SqliteFailure';
  readonly errcode: number;

  constructor(message: string, errcode: number) {
    super(message);
    this.errcode = errcode;
  }
}

/** PostgreSQL's error classes for bad values, whose messages may repeat the value. */
const aboutValues = new Set(['22', '23']);
/** Serialization failures and deadlocks: worth retrying row by row. */
const lostAgainstAnother = '40';
/** SQLite's result codes for a bad row: too big, constraint, mismatch, range. */
const aboutRow = new Set([18, 19, 20, 25]);

/** True when other rows might have been saved. */
export function isAboutOneRow(error: unknown): boolean {
  // The low byte is the primary result code.
  if (error instanceof SqliteFailure) return aboutRow.has(error.errcode & 0xff);
  const errorClass = postgresCodeOf(error)?.slice(0, 2);
  if (errorClass !== undefined) {
    return aboutValues.has(errorClass) || errorClass === lostAgainstAnother;
  }
  return error instanceof TypeError;
}

/** Describes a store failure for the log, never with a value that a visitor typed. */
export function storeFailureReason(error: unknown): string {
  const code = postgresCodeOf(error);
  if (code !== undefined && aboutValues.has(code.slice(0, 2))) return `PostgreSQL ${code}`;
  if (error instanceof AggregateError) return error.errors.map(storeFailureReason).join(', ');
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause === undefined ? '' : `: ${storeFailureReason(error.cause)}`;
  return `${error.message}${cause}`;
}

function postgresCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
