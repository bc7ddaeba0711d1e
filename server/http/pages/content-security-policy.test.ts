import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const plain = { frameOrigins: [], imageOrigins: [], isTls: false, isFramed: false };

/** The sources of one directive. */
function sources(html: string, directive: string, options = plain as Options): string[] {
  const directives = contentSecurityPolicy(html, options).split('; ');
  const found = directives.find((text) => text.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

type Options = Parameters<typeof contentSecurityPolicy>[1];

// printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64, and so on
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const importHash = "'sha256-QV8w6AS23OFE4C1T/xGd9IhTNt/oSlTbuDtsGZYf2Hs='";
const styleHash = "'sha256-gxkFRgXhP87S9WtjB4oBLrQiIvhGSoICUhQRNpvfjKw='";

describe('inline code', () => {
  it('is named by its hash, whatever its attributes', () => {
    const html = '<script>alert(1)</script><script type="module" id="a">import "/a.js"</script>';
    expect(sources(html, 'script-src')).toEqual(["'self'", alertHash, importHash]);
  });

  it('is named once when it stands twice', () => {
    const html = '<script>alert(1)</script>'.repeat(2);
    expect(sources(html, 'script-src')).toEqual(["'self'", alertHash]);
  });

  it('covers every style, over more lines than one', () => {
    const html = '<style data-sheet="shell">a {\n  color: red;\n}</style>';
    expect(sources(html, 'style-src')).toEqual(["'self'", styleHash]);
  });

  it('needs nothing where there is none', () => {
    const html = '<p>Hello</p><script src="/a.js"></script><style></style>';
    expect(sources(html, 'script-src')).toEqual(["'self'"]);
    expect(sources(html, 'style-src')).toEqual(["'self'"]);
  });
});

describe('the policy', () => {
  it('allows nothing by default and nothing unsafe', () => {
    const policy = contentSecurityPolicy('<script>alert(1)</script>', plain);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("; base-uri 'none'; ");
    expect(policy).not.toMatch(/unsafe|\*|http:|https:/);
  });

  it("lets the quote form's frame show the operator's own page", () => {
    const options = { ...plain, frameOrigins: ['https://quote.example'] };
    expect(sources('', 'frame-src', options)).toEqual(['https://quote.example']);
    expect(sources('', 'frame-src')).toEqual(["'self'"]);
  });

  it('lets pages of our own frame the quote form, and nobody frame anything else', () => {
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
