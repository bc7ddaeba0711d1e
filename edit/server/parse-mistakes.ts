/** What the site refuses, and where. */
export interface Mistake {
  /** The content file, as `content/faqs.yaml`. */
  readonly file: string;
  /** Counted from 1; undefined where the rule is about the whole file. */
  readonly line: number | undefined;
  /** Keys and places in lists, as in the file; empty where the message names none. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const withKey = /^(content\/[^:]+?)(?::(\d+))?: ([\w$-]+(?:\.[^\s:]+)*): (.+)$/;
const withoutKey = /^(content\/[^:]+?)(?::(\d+))?: (.+)$/;

/** Takes the message of a ContentError apart, one mistake a line. */
export function parseMistakes(text: string): readonly Mistake[] {
  return text.split('\n').map((line) => {
    const [, file = '', number, path, message] = withKey.exec(line) ?? [];
    if (path !== undefined && message !== undefined) {
      return { file, line: lineOf(number), path: path.split('.').map(keyOf), message };
    }
    const [, place = '', at, rest = line] = withoutKey.exec(line) ?? [];
    return { file: place, line: lineOf(at), path: [], message: rest };
  });
}

function keyOf(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key;
}

function lineOf(number: string | undefined): number | undefined {
  return number === undefined ? undefined : Number(number);
}

/** A mistake as a sentence, for where no field can show it. */
export function sentenceOf({ file, line, path, message }: Mistake): string {
  const place = [file, line].filter(Boolean).join(', line ');
  return [place, path.join(' → '), message].filter(Boolean).join(': ');
}
