import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Something in a page that the HTML standard does not allow. */
export interface HtmlMistake {
  readonly path: string;
  readonly message: string;
  /** The passage that has it. */
  readonly extract: string;
}

/**
 * What the checker says against things that we mean: attributes that let browser agents use forms
 * (WebMCP), properties that let a field grow, draw an outline behind its letters, unfold an answer and fade
 * an edge while a table scrolls, and the rules for transitions between pages and for parts laid out by their
 * own width, which are newer than it; and the roles of a table whose rows are laid out in another way on
 * phones, where some browsers forget what they are.
 */
const meant = [
  /^Attribute “tool(name|description|paramdescription|autosubmit)” not /,
  /^CSS: “(animation-timeline|container-type|field-sizing|interpolate-size|paint-order)”: Property “\S+” doesn't exist/,
  /^CSS: Unrecognized at-rule “@(container|view-transition)”/,
  /^The “role” attribute must not be used on a “(tr|td|th)” element which has a “table” ancestor/,
];

interface CheckerMessage {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Checks pages with the Nu HTML checker, all at once, because it starts slowly.
 * @throws Error where there is no Java to run it
 */
export function checkHtml(pages: readonly { readonly path: string; readonly html: string }[]) {
  requireJava();
  const folder = mkdtempSync(join(tmpdir(), 'html-'));
  pages.forEach(({ html }, index) => writeFileSync(join(folder, `${index}.html`), html));
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { stdout, stderr } = spawnSync(
    'java',
    ['-Xss4m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  rmSync(folder, { recursive: true });
  if (stdout === '') throw new Error(`The checker said nothing: ${stderr}`);
  const { messages } = JSON.parse(stdout) as { readonly messages: readonly CheckerMessage[] };
  return messages
    .filter(
      ({ type, message }) => type !== 'info' && !meant.some((pattern) => pattern.test(message)),
    )
    .map(({ url, message, extract = '' }): HtmlMistake => {
      const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])];
      return { path: page?.path ?? url, message, extract };
    });
}

function requireJava(): void {
  if (spawnSync('java', ['-version']).status === 0) return;
  throw new Error(
    'There is no Java, which the Nu HTML checker needs: apt-get install default-jre-headless',
  );
}
