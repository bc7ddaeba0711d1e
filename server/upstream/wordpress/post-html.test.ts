import { describe, expect, it } from 'vitest';
import { hostileHtml } from '../../../tests/fixtures/hostile-html.ts';
import { createMediaRegister } from './post-picture.ts';
import { cleanPostHtml } from './post-html.ts';

const base = 'https://wordpress.example';

function clean(html: string) {
  const register = createMediaRegister(new Set([base]));
  const findSlug = (url: URL) => (url.href === `${base}/known/` ? 'known' : undefined);
  return { ...cleanPostHtml(html, { base, register, findSlug }), media: register.media };
}

const htmlOf = (html: string) => clean(html).html;

/** Names that may come out, written down here once more so that a slip in the code shows. */
const tags =
  /^(h[2-6]|p|div|span|br|hr|blockquote|cite|q|ul|ol|li|dl|dt|dd|pre|code|kbd|samp|var|abbr|time|strong|b|em|i|s|del|ins|sub|sup|small|mark|bdi|bdo|a|figure|figcaption|img|details|summary|table|caption|thead|tbody|tfoot|tr|th|td)$/;
const attributes =
  /^(id|dir|lang|href|target|rel|src|srcset|sizes|alt|width|height|loading|decoding|start|title|datetime|colspan|rowspan|scope|role|aria-label|tabindex|class)$/;
const safeAddress = /^(https?:\/\/(?![^/]*@)|mailto:|tel:|\/posts\/|\/media\/)/;

/** What in some HTML is not regular, not on the lists, or leads where it must not. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const text = html.replace(
    /<\/?([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*) ?\/?>/g,
    (tag, name, rest) => {
      if (!tags.test(String(name))) faults.push(tag);
      for (const [, attribute = '', value = ''] of String(rest).matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
        if (!attributes.test(attribute)) faults.push(`${tag}: ${attribute}`);
        if (/^(href|src)$/.test(attribute) && !safeAddress.test(value))
          faults.push(`${tag}: ${value}`);
        if (attribute === 'id' && !value.startsWith('part-')) faults.push(`${tag}: ${value}`);
        if (attribute === 'class' && value !== 'visually-hidden') faults.push(`${tag}: ${value}`);
      }
      return '';
    },
  );
  return /[<>]/.test(text) ? [...faults, text] : faults;
}

describe('of hostile HTML nothing is left that could act:', () => {
  it.each(hostileHtml)('$name', ({ html }) => {
    expect(faultsOf(htmlOf(html))).toEqual([]);
    expect(faultsOf(htmlOf(`<p>Before.</p><ul><li>${html}</li></ul><p>After.</p>`))).toEqual([]);
  });

  it('nor of any two of them together', () => {
    for (const { html } of hostileHtml) {
      const together = hostileHtml.map((other) => html + other.html).join('');
      expect(faultsOf(htmlOf(together))).toEqual([]);
    }
  });
});

describe('what an editor meant stays:', () => {
  it('paragraphs, emphasis, lists and quotes', () => {
    const html =
      '<p>One <strong>two</strong></p><ul><li>a</li></ul><blockquote><p>c</p><cite>d</cite></blockquote>';
    expect(htmlOf(html)).toBe(html);
  });

  it('entities, as the letters they stand for', () => {
    expect(htmlOf('<p>Health &amp; safety &#8212; &#8377; &hellip; &eacute;</p>')).toBe(
      '<p>Health &amp; safety — ₹ … é</p>',
    );
  });

  it('letters of Nigerian languages and of Arabic, with their direction', () => {
    const html = '<p dir="rtl" lang="ar">الصحة</p><p>Ọlọrun ẹ̀wò ɓ ɗ ƙ</p>';
    expect(htmlOf(html)).toBe(html);
  });

  it('without empty paragraphs, classes and comments', () => {
    expect(htmlOf('<!-- wp:p --><p class="has-x">a</p><p>&nbsp;</p><p></p><p><br></p>')).toBe(
      '<p>a</p>',
    );
  });
});

describe('headings', () => {
  it('begin with the second level, whatever they were', () => {
    const { html } = clean('<h1>First</h1><h2>Below</h2><h1>Second</h1>');
    expect(html).toBe(
      '<h2 id="part-first">First</h2><h3 id="part-below">Below</h3><h2 id="part-second">Second</h2>',
    );
  });

  it('come up when they began too low', () => {
    expect(htmlOf('<h4>First</h4><h5>Below</h5>')).toContain('<h2 id="part-first">First</h2><h3');
  });

  it('form the table of contents, each with its own anchor', () => {
    const { sections } = clean(
      '<h2>Who &amp; <em>why</em></h2><h2>Ọna</h2><h2>Who why</h2><h3>No</h3>',
    );
    expect(sections).toEqual([
      { id: 'part-who-why', title: 'Who & why' },
      { id: 'part-ọna', title: 'Ọna' },
      { id: 'part-who-why-2', title: 'Who why' },
    ]);
  });
});

describe('links', () => {
  it('to another site open in a new tab and say so', () => {
    expect(htmlOf('<a href="https://who.example/a?b=1&amp;c=2">WHO</a>')).toBe(
      '<a href="https://who.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">WHO<span class="visually-hidden"> (opens in a new tab)</span></a>',
    );
  });

  it('to a post lead to our own page of it', () => {
    expect(htmlOf(`<a href="${base}/known/">it</a>`)).toBe('<a href="/posts/known">it</a>');
    expect(htmlOf('<a href="/known/">it</a>')).toBe('<a href="/posts/known">it</a>');
  });

  it('to a telephone or an address stay', () => {
    expect(htmlOf('<a href="tel:07000000000">Call</a>')).toBe('<a href="tel:07000000000">Call</a>');
  });

  it('to an anchor are words, since ids are dropped', () => {
    expect(htmlOf('<a href="#footnote">1</a>')).toBe('<a>1</a>');
  });
});

describe('pictures', () => {
  const upload = `${base}/wp-content/uploads/a`;

  it('are served by ourselves, lazily and with their size', () => {
    const { html, media } = clean(
      `<img src="${upload}.jpg" width="1024" height="768" alt="A nurse">`,
    );
    expect(html).toMatch(
      /^<img src="\/media\/[0-9a-f]{20}\.jpg" alt="A nurse" width="1024" height="768" loading="lazy" decoding="async" \/>$/,
    );
    expect(Object.values(media)).toEqual([`${upload}.jpg`]);
  });

  it('come in the sizes that pages use', () => {
    const srcset = [300, 768, 1024, 1536]
      .map((width) => `${upload}-${width}.jpg ${width}w`)
      .join(', ');
    const { html, media } = clean(`<img src="${upload}.jpg" srcset="${srcset}">`);
    expect(html).toMatch(/ srcset="\/media\/\S+ 768w, \/media\/\S+ 1024w, \/media\/\S+ 1536w"/);
    expect(html).toContain(' sizes="(min-width: 768px) 44rem, 100vw"');
    expect(Object.values(media)).toHaveLength(4);
  });

  it('that lie elsewhere become links, so that nobody learns of our readers', () => {
    const { html, media } = clean('<img src="https://other.example/a.png" alt="A chart">');
    expect(html).toContain('<a href="https://other.example/a.png" target="_blank"');
    expect(html).toContain('A chart');
    expect(media).toEqual({});
  });

  it('that are drawings are never fetched: they may carry scripts', () => {
    expect(clean(`<img src="${upload}.svg" alt="">`).media).toEqual({});
  });
});

describe('what is embedded', () => {
  it('becomes a link', () => {
    expect(htmlOf('<iframe src="https://maps.example/embed?x=1"></iframe>')).toContain(
      '<a href="https://maps.example/embed?x=1" target="_blank" rel="noopener noreferrer">View embedded content on maps.example',
    );
  });

  it('leads to the page of a film', () => {
    const player =
      '<iframe src="https://www.youtube-nocookie.com/embed/abc123XYZ_-?autoplay=1"></iframe>';
    expect(htmlOf(player)).toContain('href="https://www.youtube.com/watch?v=abc123XYZ_-"');
  });
});

describe('tables', () => {
  it('scroll by themselves, named by their heading', () => {
    const html = htmlOf('<h2>Who came &amp; when</h2><table><tr><td>1</td></tr></table>');
    expect(html).toContain(
      '<div role="region" aria-label="Table 1: Who came &amp; when" tabindex="0"><table><tr><td>1</td></tr></table></div>',
    );
  });

  it('keep spans that are numbers', () => {
    expect(htmlOf('<table><tr><td colspan="2" rowspan="x">1</td></tr></table>')).toContain(
      '<td colspan="2">1</td>',
    );
  });
});
