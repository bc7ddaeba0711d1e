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
  it('when a key is missing, with the line of what should hold it', () => {
    expect(complaintAbout(good.replace("  marketing: '2'\n", ''))).toBe(
      'who.yaml:3: phones.marketing: is missing',
    );
  });

  it('when a key of the file itself is missing, with the first line', () => {
    expect(complaintAbout(good.replace('name: Example\n', ''))).toBe(
      'who.yaml:1: name: is missing',
    );
  });

  it('when one of few possible words is missing', () => {
    expect(complaintAbout(good.replace('icon: mail\n    to', 'to'))).toBe(
      'who.yaml:8: links.1.icon: is missing',
    );
  });

  it('when a key is misspelt, both the stranger and the one it should have been', () => {
    expect(complaintAbout(good.replace('marketing:', 'marketting:'))).toBe(
      'who.yaml:3: phones.marketing: is missing\n' +
        'who.yaml:5: phones.marketting: is not a key of this file (misspelt?)',
    );
  });

  it('when a value is of the wrong kind', () => {
    expect(complaintAbout(good.replace("contact: '1'", 'contact: 1'))).toBe(
      'who.yaml:4: phones.contact: Invalid type: Expected string but received 1',
    );
  });

  it('when a value in a list is wrong', () => {
    expect(complaintAbout(good.replace('https://b.example', 'nowhere'))).toBe(
      'who.yaml:9: links.1.to: must be a link',
    );
  });

  it('when the text is no YAML', () => {
    expect(complaintAbout(good.replace('name: Example', 'name: "Example'))).toMatch(
      /^who\.yaml:\d+: Missing closing "quote/,
    );
  });

  it('when a key stands twice', () => {
    expect(complaintAbout(`${good}name: Again\n`)).toBe('who.yaml:10: Map keys must be unique');
  });

  it('when the file is empty', () => {
    expect(complaintAbout('')).toMatch(/^who\.yaml:1: /);
  });

  it('counting the lines that stood above the text', () => {
    expect(complaintAbout(good.replace("contact: '1'", 'contact: 1'), 11)).toMatch(
      /^who\.yaml:14: phones\.contact: /,
    );
  });
});
