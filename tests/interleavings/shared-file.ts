import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  Kysely,
  SqliteIntrospector,
  SqliteQueryCompiler,
  SqliteAdapter,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { openEmbedded, storeFileIn } from '#server/store/embedded-store.ts';
import type { Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { beginTransaction } from '#server/store/store-lock.ts';
import type { Party } from './scheduler.ts';

/** How a party waits for its turn; throws where the store fails it. */
export type AwaitTurn = (what: string, isFree?: () => boolean) => Promise<void>;

interface Handle {
  readonly database: DatabaseSync;
  readonly statements: Map<string, StatementSync>;
}

/** An embedded store that several processes have open, each with its own connection. */
export interface SharedFile extends AsyncDisposable {
  /** Opens it for a party. @param awaitTurn called before each statement that others could notice */
  open(party: Party, awaitTurn: AwaitTurn): Store;
  /** Ends what a party was doing, as the end of its process does. */
  end(party: Party): void;
  clear(): void;
}

/** Makes an empty store in a folder of its own. */
export async function createSharedFile(): Promise<SharedFile> {
  const folder = mkdtempSync(join(tmpdir(), 'interleavings-'));
  await (await openEmbedded(folder)).close();
  const idle: Handle[] = [];
  const inUse = new Map<Party, Handle>();
  const lock: Lock = { holder: undefined };

  function openHandle(): Handle {
    const database = new DatabaseSync(storeFileIn(folder));
    // Nothing here is killed for real.
    database.exec('pragma foreign_keys = on; pragma synchronous = off');
    return { database, statements: new Map() };
  }

  function end(party: Party): void {
    const handle = inUse.get(party);
    inUse.delete(party);
    if (!handle) return;
    if (handle.database.isTransaction) handle.database.exec('rollback');
    if (lock.holder === party) lock.holder = undefined;
    idle.push(handle);
  }

  return {
    open(party, awaitTurn) {
      const handle = idle.pop() ?? openHandle();
      inUse.set(party, handle);
      const connection = new Connection(handle, { party, awaitTurn, lock });
      const tables = new Kysely<Tables>({
        dialect: {
          createAdapter: () => new SqliteAdapter(),
          createDriver: () => driverOf(connection),
          createIntrospector: (database) => new SqliteIntrospector(database),
          createQueryCompiler: () => new SqliteQueryCompiler(),
        },
      });
      return { engine: 'sqlite', tables, close: async () => end(party) };
    },
    end,
    clear() {
      for (const party of inUse.keys()) end(party);
      const { database } = idle[0] ?? openHandle();
      for (const table of emptied) database.exec(`delete from ${table}`);
    },
    async [Symbol.asyncDispose]() {
      for (const party of inUse.keys()) end(party);
      for (const { database } of idle) database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The trail only grows: the store refuses to delete from it. */
const emptied = [
  'deliveries',
  'group_members',
  'member_lists',
  'subscriptions',
  'mailings',
  'leads',
  'payments',
  'instalments',
  'ended_links',
  'order_drafts',
  'enrolments',
] as const satisfies readonly (keyof Tables)[];

interface Lock {
  /** Who has begun a transaction: each takes the lock to write at its start. */
  holder: Party | undefined;
}

interface Access {
  readonly party: Party;
  readonly awaitTurn: AwaitTurn;
  readonly lock: Lock;
}

/**
 * What is done between the start and the end of a transaction shows to nobody else, so it takes no
 * turns; a process may die, and time pass, before the start, before the end, and after it.
 */
class Connection implements DatabaseConnection {
  readonly #handle: Handle;
  readonly #access: Access;

  constructor(handle: Handle, access: Access) {
    this.#handle = handle;
    this.#access = access;
  }

  async begin(): Promise<void> {
    const { party, awaitTurn, lock } = this.#access;
    await awaitTurn('begins a transaction', () => lock.holder === undefined);
    lock.holder = party;
    this.#handle.database.exec(beginTransaction);
  }

  async commit(): Promise<void> {
    const { awaitTurn, lock } = this.#access;
    await awaitTurn('commits');
    this.#handle.database.exec('commit');
    lock.holder = undefined;
    await awaitTurn('has committed');
  }

  async rollback(): Promise<void> {
    const { party, lock } = this.#access;
    if (lock.holder !== party) return;
    this.#handle.database.exec('rollback');
    lock.holder = undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { party, awaitTurn, lock } = this.#access;
    if (lock.holder === party) return this.#run(query);
    const isRead = query.query.kind === 'SelectQueryNode';
    await awaitTurn(query.sql.slice(0, 80), () => isRead || lock.holder === undefined);
    const result = this.#run<R>(query);
    if (!isRead) await awaitTurn('has written');
    return result;
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { database, statements } = this.#handle;
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded store does not stream');
  }
}

function driverOf(connection: Connection): Driver {
  const nothing = async () => undefined;
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: () => connection.begin(),
    commitTransaction: () => connection.commit(),
    rollbackTransaction: () => connection.rollback(),
    releaseConnection: nothing,
    destroy: nothing,
  };
}
