/** The store refused or could not be reached: nothing was kept, the visitor may try again. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** SQLite refused a statement; `errcode` is its own result code. */
export class SqliteFailure extends Error {
  override readonly name = 'SqliteFailure';
  readonly errcode: number;

  constructor(message: string, errcode: number) {
    super(message);
    this.errcode = errcode;
  }
}

/** PostgreSQL's classes of errors about a value, whose messages may repeat it. */
const aboutValues = new Set(['22', '23']);
/** A transaction that lost against another: worth trying again row by row. */
const lostAgainstAnother = '40';
/** SQLite's results for a row that it cannot take: too big, constraint, mismatch, range. */
const aboutRow = new Set([18, 19, 20, 25]);

/** Whether another row than this one might well have been kept. */
export function isAboutOneRow(error: unknown): boolean {
  // The low byte is the primary result, the rest says more.
  if (error instanceof SqliteFailure) return aboutRow.has(error.errcode & 0xff);
  const errorClass = postgresCodeOf(error)?.slice(0, 2);
  if (errorClass !== undefined) {
    return aboutValues.has(errorClass) || errorClass === lostAgainstAnother;
  }
  return error instanceof TypeError;
}

/** Why the store failed, in words for the log: never with a value that a visitor typed. */
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
