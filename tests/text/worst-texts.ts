const letters = [...' \t\n\r\u00A0\u0000\u202E.,;:=-_/\\|!?@#%&*+~^$()[]{}<>"\'`0aAẹ\u0301٣'];
const pairs =
  '\r\n| \n|\n | a|a.|a@|a,|a;|a=|1,|1 |1/|::|""|e\u0301|\u0300\u0323|😀|\uD800|%20|&amp;|&#|{{|<a';

/** Letters, marks and spaces that have made some expression or parser slow, alone and in pairs. */
const common = letters.concat(pairs.split('|'));

const csv = common.concat('",', 'a,"', '"\n', 'a,\n');

const cookies = common.concat('edition=', '; edition=', '127.', '127.0.0.1, ', ';q=', 'q=0.');

const html = split(
  ' |\n|\u0301|a |&amp;|&#|&|<|>|</|<a|<a |<a>|</p>|<p>|<div>|<p></p>|<h2>a</h2>|<table></table>|<li>a|' +
    '<!--|<![CDATA[|<a href="b">|<img src="a" srcset="b 1w, |<iframe>|<script|<style>|<b>a</b>',
);

/**
 * Only our editors write Markdown and YAML, and the build reads them once. Left out is what their
 * parsers themselves take far too long for: in Markdown openings of strong text, closing brackets, nested
 * quotations and lists, in YAML nested braces and question marks.
 */
const markdown = split(' |\t|\n|\u0301|"|*|_|*a _|`|`a|[|<|<!--|&|# |a@b|www.|{{|{{ a }}').concat(
  '|a',
);

const yaml = split(' |\t|\n|\r\n|\u0301|a |"|\'|#|- |: |a: |a: b\n|[|]');

function split(parts: string): string[] {
  return parts.split('|');
}

export const repeatedIn = { common, csv, html, markdown, yaml, cookies } as const;

/** A worst text of any length. */
export interface WorstText {
  /** As a failure names it. */
  readonly name: string;
  readonly of: (length: number) => string;
}

/** Ended by nothing, and by what no run of the same goes with. */
export const tails = ['', '\u0001\n/'] as const;

/** A text that repeats a part. */
export function worstText(part: string, head = '', tail = ''): WorstText {
  return {
    name: JSON.stringify(`${head}${part}…${tail}`),
    of: (length: number) => head + part.repeat(Math.ceil(length / part.length)) + tail,
  };
}
