import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFile, writeFile, type FileForm } from './content-file.ts';
import { withoutForm } from './content-forms.ts';
import { fileForms } from './editor-config.ts';
import { formOfPath } from './form-of-path.ts';
import { readChoices } from './read-choices.ts';

const forms = fileForms(await readChoices('content'));
const files = globSync('content/**/*.{yaml,md}')
  .filter((path) => !(path.slice('content/'.length) in withoutForm))
  .sort();

type Values = Record<string, unknown>;

function formFor(path: string): FileForm {
  const form = formOfPath(forms, path);
  if (!form) throw new Error(`${path} has no form`);
  return form;
}

/** Saves a file after a change in its form; the change is made in place. */
async function save(path: string, change: (values: any) => void) {
  const before = readFileSync(path, 'utf8');
  const values = structuredClone(readFile(formFor(path), path, before)) as Values;
  change(values);
  const after = await writeFile(formFor(path), path, before, values);
  const lines = (text: string) => text.split('\n');
  return {
    after,
    added: lines(after).filter((line) => !lines(before).includes(line)),
    removed: lines(before).filter((line) => !lines(after).includes(line)),
  };
}

it.each(files)('a save without a change leaves %s as it was', async (path) => {
  const { after } = await save(path, () => undefined);
  expect(after).toBe(readFileSync(path, 'utf8'));
});
