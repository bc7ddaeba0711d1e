import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Expression {
  readonly file: string;
  /** Undefined where it is built at run time. */
  readonly expression: RegExp | undefined;
}

/** Finds the regular expressions of the programs, read as the compiler reads them. */
export function findExpressions(): readonly Expression[] {
  const files = globSync('{app,server,edit}/**/*.{ts,tsx}')
    .filter((file) => !/\.(?:test|spec|fixture|d)\.tsx?$/.test(file))
    .toSorted();
  return files.flatMap((file) => expressionsOf(file));
}

function expressionsOf(file: string): readonly Expression[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Expression[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) {
      found.push({ file, expression: parseLiteral(node.text) });
    } else if (isCallOfRegExp(node)) found.push({ file, expression: undefined });
    ts.forEachChild(node, visit);
  }
}

function isCallOfRegExp(node: ts.Node): boolean {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

function parseLiteral(text: string): RegExp {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

/** The words and marks that an expression itself asks for, which the worst text for it repeats. */
export function literalsOf({ source }: RegExp): readonly string[] {
  const plain = source
    .replace(/\\[pP]\{[^}]*\}|\\u\{?[\dA-F]+\}?|\(\?<?[:=!]|\{\d[\d,]*\}/g, '\0')
    .replace(/\\[bBdDsSwWnrtfvc]/g, '\0')
    .replace(/(?<!\\)[()|*+?^$.[\]]/g, '\0')
    .replace(/\\(.)/g, '$1');
  return [...new Set(plain.split('\0').filter((part) => part !== ''))];
}
