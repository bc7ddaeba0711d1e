import { describe, expect, it, vi } from 'vitest';
import { RouterOutputError, startScriptsLate } from './late-scripts.ts';

/** What the router writes, in its order (react-router 8.4). */
const page = [
  '<!DOCTYPE html><html lang="en-NG"><head>',
  '<link rel="modulepreload" href="/assets/root.js"/>',
  '<link rel="preload" href="/assets/font.woff2" as="font"/>',
  '<link rel="modulepreload" href="/assets/home.js" crossorigin=""/>',
  '</head><body><h1>Your Partner For...</h1>',
  '<script>window.__reactRouterContext = {"basename":"/"};</script>',
  '<script type="module" async="">import "/assets/manifest.js";\n',
  'import * as route0 from "/assets/root.js";\n\n start(route0);\nimport("/assets/$&$1.js");</script>',
  '</body></html>',
].join('');

describe('a page of the router', () => {
  const { html: late } = startScriptsLate(page);

  it('asks the browser for no script before it is ready for one', () => {
    expect(late).not.toContain('modulepreload');
    expect(late).not.toContain('type="module"');
    expect(late).not.toMatch(/<script[^>]*\ssrc=/);
  });

  it('does what the module would, when its imports are there', () => {
    expect(late).toContain(
      'Promise.all([import("/assets/manifest.js"),import("/assets/root.js")])' +
        '.then(([,route0])=>{start(route0);\nimport("/assets/$&$1.js");})',
    );
  });

  it('has one script that runs, and leaves React the place of the module', () => {
    expect(late.match(/<script>[^<]/g)).toHaveLength(1);
    expect(late).toContain('</script><script></script></body>');
  });

  it('starts that code at the first touch, key or pointer, or after loading', () => {
    const starter = late.slice(late.indexOf('<script>'));
    for (const event of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'load']) {
      expect(starter).toContain(`'${event}'`);
    }
  });

  it('is otherwise as it was', () => {
    expect(late).toContain('<h1>Your Partner For...</h1>');
    expect(late).toContain('<link rel="preload" href="/assets/font.woff2" as="font"/>');
    expect(late).toContain('<script>window.__reactRouterContext = {"basename":"/"};');
  });
});

/** What the page's script sees of the browser. */
type Browser = Record<string, unknown>;

/** Runs the one script of a page as a browser would. */
function run(html: string, browser: Browser = {}): Browser {
  const code = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const window: Browser = {
    HTMLButtonElement: { prototype: { commandForElement: null } },
    addEventListener: () => undefined,
    location: 'https://health.example/faqs?q=pay#paying',
    ...browser,
    document: { referrer: '', ...(browser['document'] as object | undefined) },
  };
  const names = ['HTMLButtonElement', 'addEventListener', 'location', 'document', 'fetch'];
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- as the browser runs it
  new Function('window', 'self', ...names, code)(window, window, ...names.map((n) => window[n]));
  return window;
}

function dataIn({ __reactRouterContext: context }: Browser): Promise<string> {
  return new Response((context as { readonly stream: ReadableStream }).stream).text();
}

describe('the data that the router streams behind the page', () => {
  const sent = `["It's \\"so\\""]\n[2]\n`;
  const stream = [
    '<script>window.__reactRouterContext = {"future":{"unstable_a":false,"b":true}};',
    'window.__reactRouterContext.stream = new ReadableStream({start(controller){}});</script>',
    '<script type="module" async="">import "/a.js"</script><!--$-->',
    `<script>window.__reactRouterContext.streamController.enqueue("[\\"It's \\\\\\"so\\\\\\"\\"]\\n");</script>`,
    '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[2]\\n");</script>',
    '<script>window.__reactRouterContext.streamController.close();</script>',
  ].join('');
  const { html: late } = startScriptsLate(stream);

  it('comes whole and in its order, in the one script that runs', async () => {
    expect(late.match(/<script>[^<]/g)).toHaveLength(1);
    await expect(dataIn(run(late))).resolves.toBe(sent);
  });

  describe('that may stand apart', () => {
    const { html, data } = startScriptsLate(stream, {
      isSavingData: false,
      hasWorker: true,
      isDataApart: true,
    });

    it('is not in the page', () => {
      expect(html).not.toContain('so');
      expect(data?.text).toBe(sent);
    });

    it('is fetched from the same address, by its mark, when the scripts start', async () => {
      const document = { getElementById: () => null };
      const fetch = vi.fn(() => Promise.resolve(new Response(data?.text)));
      const window = run(html, { document, fetch });
      expect(fetch).not.toHaveBeenCalled();
      (window['fetchData'] as () => void)();
      await expect(dataIn(window)).resolves.toBe(sent);
      const address = `https://health.example/faqs?q=pay&_data=${data?.mark}#paying`;
      expect(fetch).toHaveBeenCalledExactlyOnceWith(new URL(address));
    });

    it('is read from the copy that the service worker keeps', async () => {
      const document = { getElementById: (id: string) => id === 'data' && { textContent: sent } };
      const window = run(html, { document });
      (window['fetchData'] as () => void)();
      await expect(dataIn(window)).resolves.toBe(sent);
    });

    it('has another mark when it says something else', () => {
      const other = stream.replace('[2]', '[3]');
      const options = { isSavingData: false, hasWorker: true, isDataApart: true };
      expect(startScriptsLate(other, options).data?.mark).not.toBe(data?.mark);
    });
  });

  it('leaves out what is switched off', () => {
    expect(late).toContain('{"future":{"b":true}}');
  });
});

it('leaves a page without scripts alone', () => {
  const plain = '<!DOCTYPE html><p>Unexpected Server Error</p>';
  expect(startScriptsLate(plain)).toEqual({ html: plain });
});

describe('fails when the router writes something else than was known', () => {
  const [, start = ''] = /(<script type="module" async="">)/.exec(page) ?? [];

  it.each([
    ['no module script', page.replace(/<script type="module"[^]*?<\/script>/, '')],
    ['a module script by address', page.replace(start, '<script type="module" src="/a.js">')],
    ['other attributes', page.replace(start, '<script async type="module">')],
    ['two module scripts', page.replace('</body>', `${start}import "/b.js"</script></body>`)],
  ])('%s', (_what, html) => {
    expect(() => startScriptsLate(html)).toThrow(RouterOutputError);
    expect(() => startScriptsLate(html)).toThrow(/expected one module script, found [02]/);
  });
});

describe('for those who save data', () => {
  it('scripts wait for a field to be touched, whatever time goes by', () => {
    const { html } = startScriptsLate(page, { isSavingData: true, hasWorker: true });
    expect(html).toContain("closest('input,select,textarea')");
    expect(html).not.toContain('requestIdleCallback');
    expect(html).toContain("register('/sw.js'");
  });

  it('no service worker is asked for where it is turned off', () => {
    const { html } = startScriptsLate(page, { isSavingData: true, hasWorker: false });
    expect(html).not.toContain('/sw.js');
  });
});
