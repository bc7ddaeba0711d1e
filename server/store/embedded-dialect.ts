import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { SqliteFailure } from './store-error.ts';
import type { Answer, Question, StoreFile } from './sqlite-thread.ts';
import { beginTransaction } from './store-lock.ts';

/** In a build the thread's file is in the folder above (vite.config.ts). */
const threadPath = import.meta.env?.PROD ? '../sqlite-thread.js' : './sqlite-thread.ts';
const threadFile = new URL(threadPath, import.meta.url);

/** The thread that has the file open. */
class StoreThread {
  readonly #worker: Worker;
  readonly #waiting: PromiseWithResolvers<Answer>[] = [];
  #transaction: Transaction | undefined;
  #end: Error | undefined;

  private constructor(file: StoreFile) {
    this.#worker = new Worker(threadFile, {
      workerData: file,
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    // Answers come in the order of the questions.
    this.#worker.on('message', (answer: Answer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the store thread exited')));
  }

  /** @throws SqliteFailure when the file cannot be opened */
  static async open(file: StoreFile): Promise<StoreThread> {
    const opened = new StoreThread(file);
    failOnFailure(await opened.#nextAnswer());
    return opened;
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Asks at once, unless another user's transaction is open: it would join that. */
  async ask(user: DatabaseConnection, question: Question) {
    while (this.#transaction && this.#transaction.user !== user) await this.#transaction.ended;
    return this.#send(question);
  }

  /** Waits for the transactions of others. */
  async begin(user: DatabaseConnection): Promise<void> {
    while (this.#transaction) await this.#transaction.ended;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    this.#transaction = { user, ended, end };
    // Not awaited: if it fails, so does every statement up to the rollback.
    this.#send({ sql: beginTransaction, parameters: [] }).catch(() => undefined);
  }

  /** Lets others in again, if a transaction of this user kept them waiting. */
  release(user: DatabaseConnection): void {
    if (this.#transaction?.user !== user) return;
    this.#transaction.end();
    this.#transaction = undefined;
  }

  async close(): Promise<void> {
    if (this.#end) return;
    const ended = once(this.#worker, 'exit');
    this.#post('close');
    await ended;
  }

  async #send(question: Question) {
    const answer = this.#nextAnswer();
    this.#post(question);
    return failOnFailure(await answer);
  }

  #post(question: Question | 'close'): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    this.#worker.postMessage(question);
  }

  #nextAnswer(): Promise<Answer> {
    if (this.#end) return Promise.reject(this.#end);
    const answer = Promise.withResolvers<Answer>();
    this.#waiting.push(answer);
    return answer.promise;
  }

  #fail(error: Error): void {
    this.#end ??= error;
    for (const one of this.#waiting.splice(0)) one.reject(this.#end);
  }
}

interface Transaction {
  readonly user: DatabaseConnection;
  readonly ended: Promise<void>;
  readonly end: () => void;
}

/** What one user asks of the thread: one statement, or a transaction. */
class ThreadConnection implements DatabaseConnection {
  readonly thread: StoreThread;

  constructor(thread: StoreThread) {
    this.thread = thread;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.thread.ask(this, { sql, parameters });
    if (result.kind === 'rows') return { rows: result.rows as R[] };
    return { rows: [], numAffectedRows: BigInt(result.changes) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded store reads page by page instead of streaming');
  }
}

function failOnFailure(answer: Answer): Exclude<Answer, { readonly kind: 'failure' }> {
  if (answer.kind !== 'failure') return answer;
  const { name, message, errcode } = answer;
  if (errcode !== undefined) throw new SqliteFailure(message, errcode);
  throw name === 'TypeError' ? new TypeError(message) : new Error(message);
}

/**
 * Sends statements of several users at once: answers arrive in turns of the event loop, and a busy
 * process with one statement in each had a visitor who pays wait for seconds.
 */
class ThreadDriver implements Driver {
  readonly #file: StoreFile;
  #thread: StoreThread | undefined;
  #opening: Promise<StoreThread> | undefined;

  constructor(file: StoreFile) {
    this.#file = file;
  }

  async init(): Promise<void> {
    await this.#open();
  }

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(await this.#open());
  }

  async beginTransaction(connection: ThreadConnection): Promise<void> {
    await connection.thread.begin(connection);
  }

  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.thread.release(connection);
  }

  async destroy(): Promise<void> {
    await this.#thread?.close();
  }

  /** What is at work on a dead thread has failed; the next one gets a new thread. */
  async #open(): Promise<StoreThread> {
    if (this.#thread && !this.#thread.hasEnded) return this.#thread;
    this.#opening ??= StoreThread.open(this.#file)
      .then((thread) => (this.#thread = thread))
      .finally(() => (this.#opening = undefined));
    return this.#opening;
  }
}

class ThreadAdapter extends SqliteAdapter {
  /** An interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** One at a time would be Kysely's doing, not SQLite's: the thread takes what it is sent in order. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Runs the embedded store's file in a separate thread. */
export function embeddedDialect(file: StoreFile): Dialect {
  return {
    createAdapter: () => new ThreadAdapter(),
    createDriver: () => new ThreadDriver(file),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
