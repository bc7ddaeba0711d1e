import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';

/** How long to wait for another process (a staff command) to finish its transaction. */
const busyTimeoutMs = 5000;
/** Texts longer than this vary with the number of their values. */
const longestKeptText = 1500;
const mostKeptStatements = 100;

/**
 * Opens the embedded store: write-ahead log, and synced to disk at every commit, so that what was
 * acknowledged survives a power cut. What is deleted is overwritten, so that an erased person is
 * not found in the file. Returns it in the shape that Kysely's SQLite dialect drives.
 */
export function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;`);
  chmodSync(file, 0o600);
  const prepare = statementKeeper(database);
  return {
    close: () => database.close(),
    prepare(sql) {
      // When the disk is full SQLite has rolled back by itself; a complaint about that would hide
      // the reason.
      if (sql === 'rollback' && !database.isTransaction) return asStatement(prepare('select 1'));
      // A transaction that reads before it writes would otherwise fail at once, without waiting,
      // when another process has written in between.
      return asStatement(prepare(sql === 'begin' ? 'begin immediate' : sql));
    },
  };
}

/** Preparing costs more than running: short statements come again and again. */
function statementKeeper(database: DatabaseSync): (sql: string) => StatementSync {
  const kept = new Map<string, StatementSync>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    if (sql.length <= longestKeptText && kept.size < mostKeptStatements) kept.set(sql, statement);
    return statement;
  };
}

function asStatement(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
  };
}

/** SQLite can undo a change of its tables, so a migration that is cut off leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect, with migrations all or nothing. */
export class EmbeddedDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}
