import { describe, expect, it } from 'vitest';
import { RouterOutputError, startScriptsLate } from './late-scripts.ts';

/** What the router writes, in its order (react-router 8.4). */
const page = [
  '<!DOCTYPE html><html lang="en-NG"><head>',
  '<link rel="modulepreload" href="/assets/root.js"/>',
  '<link rel="preload" href="/assets/font.woff2" as="font"/>',
  '<link rel="modulepreload" href="/assets/home.js" crossorigin=""/>',
  '</head><body><h1>Your Partner For...</h1>',
  '<script>window.__reactRouterContext = {"basename":"/"};</script>',
  '<script type="module" async="">import "/assets/manifest.js";$&$1</script>',
  '</body></html>',
].join('');

describe('a page of the router', () => {
  const late = startScriptsLate(page);

  it('asks the browser for no script before it is ready for one', () => {
    expect(late).not.toContain('modulepreload');
    expect(late).not.toContain('type="module"');
    expect(late).not.toMatch(/<script[^>]*\ssrc=/);
  });

  it('keeps the code of the module, letter for letter, as text', () => {
    expect(late).toContain(
      '<script type="text/plain" id="late">import "/assets/manifest.js";$&$1</script>',
    );
  });

  it('starts that code at the first touch, key or pointer, or after loading', () => {
    const starter = late.slice(late.indexOf('<script>'), late.indexOf('<script type'));
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

describe('the data that the router streams behind the page', () => {
  const stream = [
    '<script>window.__reactRouterContext = {"future":{"unstable_a":false,"b":true}};',
    'window.__reactRouterContext.stream = new ReadableStream({start(controller){}});</script>',
    '<script type="module" async="">import "/a.js"</script><!--$-->',
    `<script>window.__reactRouterContext.streamController.enqueue("[\\"It's \\\\\\"so\\\\\\"\\"]\\n");</script>`,
    '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[2]\\n");</script>',
    '<script>window.__reactRouterContext.streamController.close();</script>',
  ].join('');
  const late = startScriptsLate(stream);

  it('comes whole and in its order, in the one script that runs', async () => {
    expect(late.match(/<script>/g)).toHaveLength(1);
    const code = /<script>([^]*?)<\/script>/.exec(late)?.[1] ?? '';
    const window: Record<string, { readonly stream: ReadableStream }> = {};
    // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- as the browser runs it
    new Function('window', 'HTMLButtonElement', 'addEventListener', code)(
      window,
      { prototype: { commandForElement: null } },
      () => undefined,
    );
    const text = await new Response(window['__reactRouterContext']?.stream).text();
    expect(text).toBe(`["It's \\"so\\""]\n[2]\n`);
  });

  it('leaves out what is switched off', () => {
    expect(late).toContain('{"future":{"b":true}}');
  });
});

it('leaves a page without scripts alone', () => {
  const plain = '<!DOCTYPE html><p>Unexpected Server Error</p>';
  expect(startScriptsLate(plain)).toBe(plain);
});

describe('fails when the router writes something else than was known', () => {
  const [, start = ''] = /(<script type="module" async="">)/.exec(page) ?? [];

  it.each([
    ['no module script', page.replace(/<script type="module".*?<\/script>/, '')],
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
    const html = startScriptsLate(page, { isSavingData: true, hasWorker: true });
    expect(html).toContain("closest('input,select,textarea')");
    expect(html).not.toContain('requestIdleCallback');
    expect(html).toContain("register('/sw.js'");
  });

  it('no service worker is asked for where it is turned off', () => {
    const html = startScriptsLate(page, { isSavingData: true, hasWorker: false });
    expect(html).not.toContain('/sw.js');
  });
});
