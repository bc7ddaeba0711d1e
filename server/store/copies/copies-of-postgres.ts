import { DatabaseSync } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { migrate } from '../migrate.ts';
import { hasPostgresMoved, markPostgresMoved, unmarkPostgresMoved } from '../moved-postgres.ts';
import type { Tables } from '../schema.ts';
import { countRows, keepPostgres } from './archive-of-postgres.ts';
import { copyFromFile, copyToFile, digestOfFile, digestOfTable } from './copy-rows.ts';
import { withLockedPostgres } from './lock-postgres.ts';
import { stageEmpty } from './stage-copy.ts';
import { isEmpty, readFacts, readShapes, type StoreFacts, type TableShape } from './store-facts.ts';

type Work = Transaction<Tables>;

/** How a store is moved: staged in a file, from which the target is filled. */
export interface Move {
  readonly staged: string;
  /** The target, without secrets. */
  readonly place: string;
  readonly fillTarget: () => Promise<unknown>;
}

/** Moves PostgreSQL's contents and marks it as moved. @throws RefusedError when in use */
export function moveFromPostgres(
  url: string,
  { staged, place, fillTarget }: Move,
): Promise<StoreFacts> {
  return withLockedPostgres(url, (connection) =>
    connection.transaction().execute(async (tables) => {
      const facts = await stageTables(tables, staged);
      await fillTarget();
      await markPostgresMoved(tables, place);
      return facts;
    }),
  );
}

async function stageTables(tables: Work, staged: string): Promise<StoreFacts> {
  await stageEmpty(staged);
  using file = new DatabaseSync(staged);
  file.exec('begin');
  const digests = new Map<string, string>();
  for (const shape of readShapes(file)) {
    digests.set(shape.name, await copyToFile(tables, file, shape));
  }
  file.exec('commit');
  for (const shape of readShapes(file)) {
    if (digestOfFile(file, shape) !== digests.get(shape.name)) throw copyFailed(shape);
  }
  return readFacts(file);
}

/**
 * Fills an empty PostgreSQL from a file, or one whose data was moved away, and is then kept as an archive.
 * @throws RefusedError when it holds data, or is in use
 */
export function fillPostgres(
  staged: string,
  { url, dataFolder }: { readonly url: string; readonly dataFolder: string },
): Promise<void> {
  return withLockedPostgres(url, async (connection) => {
    await migrate(connection);
    using file = new DatabaseSync(staged, { readOnly: true });
    const shapes = readShapes(file);
    const names = shapes.map(({ name }) => name);
    if (!isEmpty(await countRows(connection, names))) {
      if (!(await hasPostgresMoved(connection))) {
        throw new RefusedError('The target already holds data. Nothing was changed.');
      }
      await keepPostgres(url, dataFolder);
    }
    await connection.transaction().execute(async (tables) => {
      await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(tables);
      for (const shape of shapes) {
        const read = await copyFromFile(file, tables, shape);
        if ((await digestOfTable(tables, shape)) !== read) throw copyFailed(shape);
      }
      await unmarkPostgresMoved(tables);
    });
  });
}

function copyFailed({ name }: TableShape): RefusedError {
  return new RefusedError(`${name} was not copied correctly. Nothing was changed.`);
}
