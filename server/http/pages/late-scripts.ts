import { createHash } from 'node:crypto';
import { dataElement, dataParameter } from '#app/kernel/page-data/data-parameter.ts';
import { lateStylesStarter } from '#app/shell/late-styles/late-styles-starter.ts';

/**
 * Loads the page's scripts at the first touch, key or pointer, or when the page has loaded, its
 * first picture is on the screen and the browser is idle: measured, that halves the time to the
 * largest paint on a slow phone. A page that is not shown paints nothing, hence the time limit.
 * Written as text because it is inlined, and hashed for the Content-Security-Policy, as it stands.
 */
const starter = (run: string) =>
  `(()=>{let s;const go=()=>{if(s)return;s=1;self.fetchData?.();${run}},` +
  `idle=()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:3000}):setTimeout(go,300);` +
  `for(const e of['pointerdown','touchstart','keydown','focusin'])` +
  `addEventListener(e,go,{once:true,passive:true,capture:true});` +
  `addEventListener('load',()=>{setTimeout(go,4000);` +
  `try{new PerformanceObserver(idle).observe({type:'paint',buffered:true})}catch{idle()}})})()`;

/**
 * For those who save data: everything works without scripts, so they are loaded only when a field is
 * touched. The service worker, which keeps visited pages, needs none of them.
 */
const sparingStarter = (run: string) =>
  `(()=>{let s;const go=({target:t})=>{if(s||!t.closest||!t.closest('input,select,textarea'))return;` +
  `s=1;self.fetchData?.();${run}};` +
  `for(const e of['pointerdown','keydown','focusin'])` +
  `addEventListener(e,go,{passive:true,capture:true})})()`;

const registration =
  `addEventListener('load',()=>setTimeout(()=>navigator.serviceWorker&&` +
  `navigator.serviceWorker.register('/sw.js',{updateViaCache:'none'}).catch(()=>{}),1000))`;

/** How a page is meant to start. */
export interface StartOptions {
  /** Whether the page's data stays out of it, to be fetched when its scripts start. */
  readonly isDataApart?: boolean;
  /** Whether scripts wait until a field is touched. */
  readonly isSavingData: boolean;
  /** Whether a page that waits so registers the service worker by itself. */
  readonly hasWorker: boolean;
}

/** Opens and closes dialogs until the scripts do, in browsers that do not know `command`. */
const invoker =
  `if(!('commandForElement'in HTMLButtonElement.prototype))addEventListener('click',e=>{` +
  `const b=e.target.closest('button[commandfor]'),d=b&&document.getElementById(b.getAttribute('commandfor'));` +
  `if(d&&d.open!==(b.getAttribute('command')!=='close'))d.open?d.close():d.showModal()},{capture:true})`;

/** The first of the router's scripts, behind which all others stand. */
const firstScript = '<script>window.__reactRouterContext = ';

/** The page's data, which the router sends in pieces of a stream; no "<" stands in them. */
const stream = 'window.__reactRouterContext.stream = ';
const laterPieces =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("[^<]*")\)|close\(\));<\/script>/g;

/** The router's settings for the browser; what all of them have switched off goes without saying. */
const switchedOff = /"unstable_\w+":false,?/g;

const modulePreloads = /<link rel="modulepreload"[^>]*\/?>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g;
const moduleImport = /\bimport\s+(?:\* as (\w+) from\s+)?("[^"]+");?\s*/g;

/** A page whose scripts start late. */
interface LatePage {
  readonly html: string;
  /** What the scripts fetch when they start; undefined when it stands in the page. */
  readonly data?: PageData;
}

/** The router's data of one page. */
export interface PageData {
  readonly text: string;
  /** Tells it from the data of the same page at another time. */
  readonly mark: string;
}

/** The router's HTML is not in the shape that this module knows how to change. */
export class RouterOutputError extends Error {
  override readonly name = 'RouterOutputError';
}

/**
 * Takes the router's module script and its preloads out of the browser's way: what the script does
 * becomes part of the starter, which does it later.
 * @param html a page as the router wrote it; one without scripts is returned as it is
 * @param options how it starts; at rest when left out
 * @throws RouterOutputError when there is not exactly one module script behind the router's settings
 */
export function startScriptsLate(html: string, options?: StartOptions): LatePage {
  if (!html.includes('<script')) return { html };
  const start = html.indexOf(firstScript);
  if (start < 0) throw new RouterOutputError('found no settings of the router');
  const end = html.indexOf('</script>', start);
  const { pieces, code, rest } = takeApart(html.slice(end));
  const data = options?.isDataApart ? dataOf(pieces) : undefined;
  const first = withStream(html.slice(start, end), pieces, data);
  const above = html.slice(0, start).replace(modulePreloads, '');
  // Each script of its own costs a hash in the page's policy.
  return {
    ...(data && { data }),
    html: `${above}${first};${lateStylesStarter};${starterFor(options, imported(code))};${invoker}${rest}`,
  };
}

interface Apart {
  /** The texts of the data, as they stand in their scripts. */
  readonly pieces: readonly string[];
  /** The code of the module script. */
  readonly code: string;
  readonly rest: string;
}

/** What the scripts behind the first one bring. */
function takeApart(scripts: string): Apart {
  const pieces: string[] = [];
  const modules: string[] = [];
  const rest = scripts
    .replace(laterPieces, (_all, literal?: string) => {
      if (literal !== undefined) pieces.push(literal);
      return '';
    })
    .replace(moduleScript, (_all, code: string) => {
      modules.push(code);
      // React finds its element again when it takes over.
      return '<script></script>';
    });
  const [code] = modules;
  if (code === undefined || modules.length > 1) {
    throw new RouterOutputError(`expected one module script, found ${modules.length}`);
  }
  return { pieces, code, rest };
}

/** Code that does what a module would, where no module can be. */
function imported(code: string): string {
  const names: string[] = [];
  const modules: string[] = [];
  const rest = code.replace(moduleImport, (_all, name: string | undefined, address: string) => {
    names.push(name ?? '');
    modules.push(`import(${address})`);
    return '';
  });
  return `Promise.all([${modules.join()}]).then(([${names.join()}])=>{${rest.trim()}})`;
}

function dataOf(pieces: readonly string[]): PageData | undefined {
  if (pieces.length === 0) return undefined;
  const text = pieces.map((literal) => JSON.parse(literal) as string).join('');
  return { text, mark: createHash('sha256').update(text).digest('base64url').slice(0, 16) };
}

function withStream(first: string, pieces: readonly string[], data: PageData | undefined): string {
  const at = first.indexOf(stream);
  if (at < 0 || pieces.length === 0) return first.replace(switchedOff, '');
  const settings = first.slice(0, at).replace(switchedOff, '');
  return settings + (data ? fetched(data) : joined(pieces));
}

/**
 * A stream that is filled when the scripts start: from the page's own address, or from the element
 * that the service worker has put into its copy.
 */
function fetched({ mark }: PageData): string {
  return (
    `window.__reactRouterContext.stream=new ReadableStream({start(c){self.fetchData=async()=>{` +
    `const d=document.getElementById('${dataElement}'),u=new URL(location);` +
    `u.searchParams.set('${dataParameter}','${mark}');` +
    `try{const r=d||await fetch(u);if(d||r.ok){c.enqueue(d?d.textContent:await r.text());c.close()}}` +
    `catch{}}}}).pipeThrough(new TextEncoderStream())`
  );
}

/**
 * Writes the pieces of the stream, which are all there when a page is finished, into the script that
 * opens it: each script of its own costs a hash in the page's policy. In single quotes, because JSON
 * consists of double ones.
 */
function joined(pieces: readonly string[]): string {
  const sent = pieces.map((literal) => `c.enqueue(${singleQuoted(literal)});`).join('');
  return (
    `window.__reactRouterContext.stream=new ReadableStream({start(c){${sent}c.close()}})` +
    '.pipeThrough(new TextEncoderStream())'
  );
}

function singleQuoted(literal: string): string {
  return `'${literal.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function starterFor(options: StartOptions | undefined, run: string): string {
  if (!options?.isSavingData) return starter(run);
  return options.hasWorker ? `${sparingStarter(run)};${registration}` : sparingStarter(run);
}
