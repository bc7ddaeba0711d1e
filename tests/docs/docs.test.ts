import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '#server/settings.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { findConstant, findMentions, findSourcedNumbers } from './mentions.ts';

const folders = 'app art bench content deploy docs edit scripts server tests'.split(' ');
const files = [`{${folders.join()}}/**`, '*.{md,json,ts}', 'Dockerfile'].flatMap((pattern) =>
  globSync(pattern).filter((path) => statSync(path).isFile()),
);
const read = (path: string) => readFileSync(path, 'utf8');

const documents = files
  .filter((path) => /^(README\.md|docs\/.*\.md)$/.test(path))
  .map((path) => ({ path, text: read(path), mentions: findMentions(read(path)) }));

/** Lists the faults of each document, with its path. */
function faultsOf(find: (document: (typeof documents)[number]) => readonly string[]): string[] {
  return documents.flatMap((document) =>
    find(document).map((fault) => `${document.path}: ${fault}`),
  );
}

const fileName = /^[\w.*-]+\.(?:tsx?|mjs|css|sh|ya?ml|md|conf|service|json)$/;
/** Names that say what a file would be called. */
const placeholder = /^(?:x|part|\*|careers(?:-page|-form)?|x-counter|read-x)\./;

/** Whether a span is meant as a path of the repository. */
function isPath(span: string): boolean {
  const [first = '', ...rest] = span.split('/');
  const last = basename(span);
  // An address of the site.
  if (span.startsWith('/')) return false;
  // The running site fills the folders that settings name.
  if (!/^[\w.@*$/-]+$/.test(span) || placeholder.test(last) || /^[A-Z_]+$/.test(first))
    return false;
  return (rest.length > 0 && folders.includes(first)) || fileName.test(last);
}

/** Files may be named from the root, from any folder above them, or alone. */
function isThere(path: string): boolean {
  if (path.includes('*')) {
    return files.some((file) => [path, `**/${path}`].some((one) => matchesGlob(file, one)));
  }
  return files.some((file) => `/${file}/`.includes(`/${path}/`) || file.startsWith(`${path}/`));
}

/** Whether a file is there and, where a link names one of its headings, that heading. */
function leadsSomewhere(from: string, link: string): boolean {
  const [to = '', anchor] = link.split('#');
  const path = to === '' ? from : join(dirname(from), to);
  if (!isThere(path)) return false;
  const document = documents.find((one) => one.path === path);
  return !anchor || !document || document.mentions.anchors.includes(anchor);
}

/** A component by its part, as in app/ui/<part>. */
const asPattern = (span: string) => span.replace(/<\w+>/g, '*').replace(/\/$/, '');

/** Names of the code have a capital inside, are called, or are in angle brackets. */
const nameInCode = /^<?([A-Za-z]\w*[a-z][A-Z]\w*|[a-z]\w*(?=\(\))|(?<=<)[A-Z]\w*)(?:\(\))?[ />]*/;
/** From browsers and Lighthouse, and an example of a field. */
const namesOfOthers = new Set(['FontFace', 'LANTERN_DEBUG', 'dependant1Name']);

const setting = /^([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:=.*)?$/;
const words = new Set(
  files
    .filter((path) => /\.(tsx?|mjs|sh|conf|service|css)$|^Dockerfile$|^package\.json$/.test(path))
    .filter((path) => !path.startsWith('tests/docs/'))
    .flatMap((path) => read(path).match(/[\w$]+/g) ?? []),
);

describe('the documents name nothing that is not there', () => {
  it('files and folders', () => {
    const missing = faultsOf(({ mentions: { spans } }) =>
      spans.map(asPattern).filter((span) => isPath(span) && !isThere(span)),
    );
    expect(missing).toEqual([]);
  });

  it('where links lead', () => {
    const missing = faultsOf(({ path, mentions: { links } }) =>
      links
        .filter((link) => !/^(https?|mailto):/.test(link))
        .filter((link) => !leadsSomewhere(path, link)),
    );
    expect(missing).toEqual([]);
  });

  it('commands', () => {
    const missing = faultsOf(({ mentions: { commands } }) =>
      commands.flatMap((line) => [
        ...[...line.matchAll(/npm run (?:--silent )?([\w:-]*\w)/g)]
          .map(([, script = '']) => script)
          .filter((script) => !(script in packageFile.scripts)),
        ...(
          line.match(/(?<![\w/])(?:scripts|server|art|bench)\/[\w./-]+\.(?:m?[jt]s|sh)\b/g) ?? []
        ).filter((program) => isPath(program) && !isThere(program)),
      ]),
    );
    expect(missing).toEqual([]);
  });

  it('settings', () => {
    const missing = faultsOf(({ mentions: { spans } }) =>
      spans
        .map((span) => setting.exec(span)?.[1] ?? '')
        .filter((name) => name !== '' && !words.has(name) && !namesOfOthers.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it('names of the code', () => {
    const missing = faultsOf(({ mentions: { spans } }) =>
      spans
        .map((span) => nameInCode.exec(span)?.[1] ?? '')
        .filter((name) => name !== '' && !words.has(name) && !namesOfOthers.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it('numbers that their code no longer says', () => {
    const wrong = faultsOf(({ text }) =>
      findSourcedNumbers(text)
        .filter(({ path, name, value }) => findConstant(read(path), name) !== value)
        .map(({ said }) => said),
    );
    expect(wrong).toEqual([]);
    expect(documents.flatMap(({ text }) => findSourcedNumbers(text)).length).toBeGreaterThan(3);
  });
});

it('the table of settings has all that the server reads, and no others', () => {
  const rows = read('docs/settings.md').matchAll(/^\| (`[^|]+`) +\|/gm);
  const told = [...rows].flatMap(([, cell = '']) => cell.match(/[A-Z][A-Z\d_]+/g) ?? []);
  expect(told.toSorted()).toEqual(settingNames.toSorted());
});
