import { access, constants } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readProviderContent } from '#server/content/providers/provider-content.ts';
import { parseSettings, SettingError } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { openStoreForCommand } from '#server/store/open-store-for-command.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { createAreas } from './areas.ts';
import { importDirectory, type ImportOutcome } from './import/import-directory.ts';

const usage = `npm run providers -- import FILE
                        replace the provider directory with a CSV file; changes nothing if it has errors`;

class UsageError extends Error {}

async function main([command, file, ...more]: readonly string[]): Promise<void> {
  if (command !== 'import' || file === undefined || more.length > 0) throw new UsageError(usage);
  await access(file, constants.R_OK).catch(() => {
    throw new UsageError(`${file} cannot be read`);
  });
  const settings = parseSettings(readSiteEnvironment(process.env));
  const { columns } = await readProviderContent(pathTo('../../content'));
  const store = await openStoreForCommand(settings);
  try {
    const outcome = await importDirectory({
      store,
      file,
      mapping: columns,
      areas: createAreas(columns),
      report: (line) => process.stderr.write(`${line}\n`),
    });
    conclude(outcome);
  } finally {
    await store.close();
  }
}

function conclude(outcome: ImportOutcome): void {
  if (outcome.kind === 'refused') {
    process.stderr.write(
      `Nothing changed: ${outcome.problems} problems in ${outcome.rows} rows.\n`,
    );
    process.exitCode = 1;
    return;
  }
  const leftOut = outcome.duplicates > 0 ? `, ${outcome.duplicates} duplicates skipped` : '';
  process.stdout.write(
    `Imported ${outcome.facilities} ${outcome.facilities === 1 ? 'facility' : 'facilities'}${leftOut}.\n`,
  );
}

function pathTo(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isOperators =
    error instanceof UsageError || error instanceof SettingError || isContentError(error);
  const message = isOperators ? error.message : storeFailureReason(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
});

function isContentError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ContentError';
}
