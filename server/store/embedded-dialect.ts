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
  type Kysely,
  type QueryResult,
} from 'kysely';
import { SqliteFailure } from './store-error.ts';
import type { Answer, Question, StoreFile } from './sqlite-thread.ts';
import { beginTransaction } from './store-lock.ts';

/** In a build the thread's file is in the folder above (vite.config.ts). */
const thread = import.meta.env?.PROD ? '../sqlite-thread.js' : './sqlite-thread.ts';
const threadFile = new URL(thread, import.meta.url);

/** A connection to the thread that has the file open. */
class ThreadConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting: PromiseWithResolvers<Answer>[] = [];
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
  static async open(file: StoreFile): Promise<ThreadConnection> {
    const connection = new ThreadConnection(file);
    failOnFailure(await connection.#nextAnswer());
    return connection;
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const answer = this.#nextAnswer();
    this.#ask({ sql, parameters });
    const result = failOnFailure(await answer);
    if (result.kind === 'rows') return { rows: result.rows as R[] };
    return { rows: [], numAffectedRows: BigInt(result.changes) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded store reads page by page instead of streaming');
  }

  async close(): Promise<void> {
    if (this.#end) return;
    const ended = once(this.#worker, 'exit');
    this.#ask('close');
    await ended;
  }

  #ask(question: Question | 'close'): void {
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

function failOnFailure(answer: Answer): Exclude<Answer, { readonly kind: 'failure' }> {
  if (answer.kind !== 'failure') return answer;
  const { name, message, errcode } = answer;
  if (errcode !== undefined) throw new SqliteFailure(message, errcode);
  throw name === 'TypeError' ? new TypeError(message) : new Error(message);
}

/** Kysely gives the one connection to one user at a time. */
class ThreadDriver implements Driver {
  readonly #file: StoreFile;
  #connection: ThreadConnection | undefined;

  constructor(file: StoreFile) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#connection = await ThreadConnection.open(this.#file);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    // A transaction on a dead thread has failed; the next one gets a new thread.
    if (!this.#connection || this.#connection.hasEnded) {
      this.#connection = await ThreadConnection.open(this.#file);
    }
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Not awaited: if it fails, so does every statement up to the rollback.
    connection.executeQuery(CompiledQuery.raw(beginTransaction)).catch(() => undefined);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    // The one connection stays open.
  }

  async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}

/** SQLite can roll back DDL, so an interrupted migration leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Runs the embedded store's file in a separate thread. */
export class EmbeddedDialect implements Dialect {
  readonly #file: StoreFile;

  constructor(file: StoreFile) {
    this.#file = file;
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#file);
  }

  createIntrospector(database: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(database);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }
}
