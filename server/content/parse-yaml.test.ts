import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ContentError, parseYaml } from './parse-yaml.ts';

const schema = v.strictObject({
  name: v.string(),
  phones: v.strictObject({ contact: v.string(), marketing: v.string() }),
  links: v.array(
    v.strictObject({
      icon: v.picklist(['phone', 'mail']),
      to: v.pipe(v.string(), v.url('must be a link')),
    }),
  ),
});

const good = `# Who we are.
name: Example
phones:
  contact: '1'
  marketing: '2'
links:
  - { icon: phone, to: 'https://a.example' }
  - icon: mail
    to: https://b.example
`;

/** What a maintainer reads after this text was saved. */
function complaintAbout(text: string, firstLine?: number): string {
  try {
    parseYaml({ file: 'who.yaml', text, ...(firstLine !== undefined && { firstLine }) }, schema);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'no complaint';
}

it('reads a file that is as it should be', () => {
  expect(parseYaml({ file: 'who.yaml', text: good }, schema)).toEqual({
    name: 'Example',
    phones: { contact: '1', marketing: '2' },
    links: [
      { icon: 'phone', to: 'https://a.example' },
      { icon: 'mail', to: 'https://b.example' },
    ],
  });
});

describe('a mistake is told with file, line and key', () => {
  const wrongKind = 'phones.contact: Invalid type: Expected string but received 1';
  it.each([
    ['a missing key at its place', "  marketing: '2'\n", '', '3: phones.marketing: is missing'],
    ['a missing key of the file', 'name: Example\n', '', '1: name: is missing'],
    ['a missing word of few', 'icon: mail\n    to', 'to', '8: links.1.icon: is missing'],
    [
      'a misspelt key, and the one that it should have been',
      'marketing:',
      'marketting:',
      '3: phones.marketing: is missing\nwho.yaml:5: phones.marketting: is not a key of this file (misspelt?)',
    ],
    ['a value of the wrong kind', "contact: '1'", 'contact: 1', `4: ${wrongKind}`],
    ['a wrong value in a list', 'https://b.example', 'nowhere', '9: links.1.to: must be a link'],
    ['a key that stands twice', 'links:', 'name: Again\nlinks:', '6: Map keys must be unique'],
  ])('%s', (_what, from, to, complaint) => {
    expect(complaintAbout(good.replace(from, to))).toBe(`who.yaml:${complaint}`);
  });

  it('a text that is no YAML, or empty', () => {
    expect(complaintAbout(good.replace('name: Example', 'name: "Example'))).toMatch(
      /^who\.yaml:\d+: Missing closing "quote/,
    );
    expect(complaintAbout('')).toMatch(/^who\.yaml:1: /);
  });

  it('counting the lines that stood above the text', () => {
    expect(complaintAbout(good.replace("contact: '1'", 'contact: 1'), 11)).toMatch(
      /^who\.yaml:14: phones\.contact: /,
    );
  });
});
