import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, findBlockedCode } from './content-security-policy.ts';

const plain = { frameOrigins: [], imageOrigins: [], isTls: false, isFramed: false };

/** The sources of one directive. */
function sources(html: string, directive: string, options = plain as Options): string[] {
  const directives = contentSecurityPolicy(html, options).split('; ');
  const found = directives.find((text) => text.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

type Options = Parameters<typeof contentSecurityPolicy>[1];

const styleHash = "'sha256-gxkFRgXhP87S9WtjB4oBLrQiIvhGSoICUhQRNpvfjKw='";

describe('a script within a page', () => {
  const scripts = [
    '<script>alert(1)</script>',
    '<script type="module" id="a">import "/a.js"</script>',
  ];
  it.each(scripts)('never runs, and is found: %s', (html) => {
    expect(sources(html, 'script-src')).toEqual(["'self'"]);
    expect(findBlockedCode(`<p>Hello</p>${html}`)).toBe(html.slice(0, html.indexOf('>') + 1));
  });

  it.each([
    '<script type="module" src="/a.js"></script>',
    '<script type="application/json">{}</script>',
    '<script type="application/ld+json">{}</script>',
  ])('is none where it is a file of ours or data: %s', (html) => {
    expect(findBlockedCode(html)).toBeUndefined();
  });
});

describe('a style within a page', () => {
  // printf %s 'a {\n  color: red;\n}' | openssl dgst -sha256 -binary | base64
  const html = '<style data-sheet="shell">a {\n  color: red;\n}</style>';

  it('is named by its hash, whatever its attributes and over more lines than one', () => {
    expect(sources(html, 'style-src')).toEqual(["'self'", styleHash]);
  });

  it('is named once when it stands twice, and not at all when it is empty', () => {
    expect(sources(html.repeat(2), 'style-src')).toEqual(["'self'", styleHash]);
    expect(sources('<style></style>', 'style-src')).toEqual(["'self'"]);
  });
});

describe('the policy', () => {
  it('allows nothing by default and nothing unsafe', () => {
    const policy = contentSecurityPolicy('<script>alert(1)</script>', plain);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("; base-uri 'none'; ");
    expect(policy).not.toMatch(/unsafe|\*|http:|https:/);
  });

  it('lets no script set text as HTML', () => {
    expect(sources('', 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(sources('', 'trusted-types')).not.toContain("'allow-duplicates'");
  });

  it("lets the quote form's frame show the operator's own page", () => {
    const options = { ...plain, frameOrigins: ['https://quote.example'] };
    expect(sources('', 'frame-src', options)).toEqual(['https://quote.example']);
    expect(sources('', 'frame-src')).toEqual(["'self'"]);
  });

  it('lets pages of the site frame the quote form, and no other site frame anything', () => {
    expect(sources('', 'frame-ancestors', { ...plain, isFramed: true })).toEqual(["'self'"]);
    expect(sources('', 'frame-ancestors')).toEqual(["'none'"]);
  });

  it('upgrades plain addresses where the site has TLS, and only there', () => {
    expect(contentSecurityPolicy('', { ...plain, isTls: true })).toMatch(
      /; upgrade-insecure-requests$/,
    );
    expect(contentSecurityPolicy('', plain)).not.toContain('upgrade-insecure-requests');
  });
});
