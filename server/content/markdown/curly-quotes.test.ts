import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { curlyQuotes } from './page-elements.ts';

function render(markdown: string): string {
  const pipeline = unified().use(remarkParse).use(remarkRehype).use(curlyQuotes);
  return String(pipeline.use(rehypeStringify).processSync(markdown));
}

it.each([
  [`She said: "Wait."`, '<p>She said: “Wait.”</p>'],
  [`the child's card`, '<p>the child’s card</p>'],
  [`**"So many?"** No.`, '<p><strong>“So many?”</strong> No.</p>'],
  [`"How?" "Well."`, '<p>“How?” “Well.”</p>'],
  [`a "small" and ('white') tablet`, '<p>a “small” and (‘white’) tablet</p>'],
  [`*it*'s`, '<p><em>it</em>’s</p>'],
])('sets %s as a printer does', (typed, printed) => {
  expect(render(typed)).toBe(printed);
});

it('starts a new quotation in each list item', () => {
  expect(render('- one.\n- "two"')).toContain('<li>“two”</li>');
});

it('leaves code as it was typed', () => {
  expect(render('Type `"a"`')).toContain('<code>"a"</code>');
});
