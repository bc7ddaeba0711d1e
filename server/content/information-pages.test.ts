import { describe, expect, it } from 'vitest';
import { contentFiles } from '#app/content-files.ts';
import { byEdition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import { content } from '../../tests/support/content.ts';
import { informationPage } from './information-pages.ts';
import { openMarkdown } from './open-files.ts';
import { placeholdersOf } from './placeholders.ts';

const identity: Identity = {
  ...content.NG.identity,
  name: 'Adire_Health & Co',
  email: 'hello@adire.example',
};

const header = `title: Our Story
description: How it began.
eyebrow: About us
lead: An idea.
figure: team
actions:
  - { label: Call, href: '{{phoneLink}}' }`;

function parse(frontMatter: string, body = '## First\n\nText.') {
  return parseText(`---\n${frontMatter}\n---\n\n${body}\n`);
}

function parseText(text: string) {
  const opened = openMarkdown({ file: 'content/pages/story.md', text }, contentFiles.pages);
  return byEdition((edition) => {
    const placeholders = placeholdersOf(identity, edition);
    opened.check(placeholders);
    return informationPage('story', opened.finish(placeholders), edition, placeholders);
  });
}

describe('an information page', () => {
  it('has the title, lead and buttons of its front matter', () => {
    const page = parse(header).NG;
    expect(page).toMatchObject({ slug: 'story', title: 'Our Story', lead: 'An idea.' });
    expect(page.actions).toEqual([{ label: 'Call', href: 'tel:07000000000', kind: 'secondary' }]);
    expect(page.hasCallOut).toBe(true);
  });

  it('names to each edition the number that can be dialled from there', () => {
    const { NG, DG } = parse(header, 'Call [{{phone}}]({{phoneLink}}).');
    expect(NG.html).toContain('<a href="tel:07000000000">0700 000 0000</a>');
    expect(DG.html).toContain('<a href="tel:+2347000000000">+234 700 000 0000</a>');
    expect(DG.actions).toMatchObject([{ href: 'tel:+2347000000000' }]);
  });

  it('tells visitors abroad what only concerns them, and the rest as to everybody', () => {
    const { NG, DG } = parse(`${header}\neditions:\n  DG:\n    title: Our Services`);
    expect(NG.title).toBe('Our Story');
    expect(DG.title).toBe('Our Services');
    expect(DG.lead).toBe('An idea.');
  });

  it('lists its sections with the anchors of their headings', () => {
    const page = parse(header, '## What our name says\n\n### Not this\n\n## Six zones').NG;
    expect(page.sections).toEqual([
      { id: 'what-our-name-says', title: 'What our name says' },
      { id: 'six-zones', title: 'Six zones' },
    ]);
    expect(page.html).toContain('<h2 id="six-zones">Six zones</h2>');
  });

  it('fills the identity in without taking its signs for markup', () => {
    const page = parse(header, '*{{name}}*, [write]({{emailLink}}) or `{{city}}`').NG;
    expect(page.html).toContain('<em>Adire_Health &#x26; Co</em>');
    expect(page.html).toContain('href="mailto:hello@adire.example"');
    expect(page.html).toContain('<code>Abuja</code>');
  });

  it('opens links to other sites in a new tab and says so', () => {
    const html = parse(header, '[NHIA](https://nhia.example/), [plans](/insurance-plans)').NG.html;
    expect(html).toContain('href="https://nhia.example/" target="_blank" rel="noopener"');
    expect(html).toContain('(opens in a new tab)');
    expect(html).toContain('<a href="/insurance-plans">plans</a>');
  });

  it('puts each table into a named region that the keyboard can scroll', () => {
    const table = '| Plan | Price |\n| :-- | --: |\n| Gold | ₦255,000 |';
    const html = parse(header, `## Prices\n\n${table}\n\nAlso:\n\n${table}`).NG.html;
    expect(html).toContain('<div role="region" aria-label="Table: Prices" tabindex="0"><table>');
    expect(html).toContain('aria-label="Table: Prices, 2"');
    expect(html).toContain('<th scope="col">Price</th>');
    expect(html).toContain('<th scope="row">Gold</th>');
    expect(html).not.toContain('align');
  });

  const questions = '## Paying\n\n### Can I cancel?\n\nYes.\n\n### A heading\n\nText.\n\n## Next';

  it('folds its questions when asked to', () => {
    const html = parse(`${header}\nquestions: true`, questions).NG.html;
    expect(html).toContain('<details><summary>Can I cancel?</summary><div id="can-i-cancel">');
    expect(html).toMatch(/<p>Yes\.<\/p>\s*<\/div><\/details><h3 id="a-heading">/);
  });
});

describe('a page that cannot be published stops the start and names', () => {
  it.each([
    ['a misspelt key', `${header}\nquestoins: true`, '9: questoins: is not'],
    ['one of an edition', `${header}\neditions:\n  DG:\n    titel: Us`, '11: editions.DG.titel:'],
    ['a placeholder', header.replace('idea', '{{nmae}}'), '5: unknown placeholder {{nmae}}'],
  ])('%s of the front matter with its line', (_what, frontMatter, complaint) => {
    expect(() => parse(frontMatter)).toThrow(`content/pages/story.md:${complaint}`);
  });

  it.each([
    ['an unknown placeholder', 'Text.\n\nCall {{fone}}.', '13: unknown placeholder {{fone}}'],
    ['HTML', 'Text.\n\n<div>Lost</div>', '13: HTML is not allowed in a page'],
    ['a second main heading', '# Again', '11: headings begin with ##'],
  ])('%s of the text with its line', (_what, body, complaint) => {
    expect(() => parse(header, body)).toThrow(`content/pages/story.md:${complaint}`);
  });

  it('front matter that is not there', () => {
    expect(() => parseText('Text')).toThrow(
      'content/pages/story.md:1: must begin with front matter',
    );
  });
});
