import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import mp4 from '#app/assets/film/hero.mp4?url';
import poster from '#app/assets/film/hero-poster.svg?url';
import webm from '#app/assets/film/hero.webm?url';
import { withReducedMotion } from '../../../tests/support/reduced-motion.ts';
import { BackgroundFilm } from './background-film.tsx';
import type { Connection } from '../device-preferences.ts';
import './background-film.element.ts';
import './background-film.css';

const film = { poster, webm, mp4, width: 960, height: 1080 };

function Hero() {
  return (
    <section aria-label="Hero">
      <BackgroundFilm film={film} />
    </section>
  );
}

/** Whether text beside the film moves. */
const hero = page.getByRole('region', { name: 'Hero' });
const expectMovingText = () => expect.element(hero).toHaveAttribute('data-moving');
const expectStillText = () => expect.element(hero).not.toHaveAttribute('data-moving');

const video = () => document.querySelector('video');
const pause = page.getByRole('button', { name: 'Pause animation' });
const play = page.getByRole('button', { name: 'Play animation' });

/** The colours of a picture made small, as red, green, blue and cover in turn. */
function paint(picture: HTMLImageElement | HTMLVideoElement): Uint8ClampedArray {
  const context = new OffscreenCanvas(240, 270).getContext('2d');
  context?.drawImage(picture, 0, 0, 240, 270);
  return context?.getImageData(0, 0, 240, 270).data ?? new Uint8ClampedArray();
}

function connect(facts: Partial<Connection>): EventTarget {
  const connection = Object.assign(new EventTarget(), facts);
  vi.spyOn(navigator as { connection?: unknown }, 'connection', 'get').mockReturnValue(connection);
  return connection;
}

afterEach(() => page.viewport(1280, 800));

describe('the film behind the hero', () => {
  it('is only a poster, fetched first, when the server sends it', () => {
    const sent = new DOMParser().parseFromString(renderToString(<Hero />), 'text/html');
    expect(sent.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(sent.querySelector('video')).toBeNull();
    expect(sent.querySelector('button')?.hidden).toBe(true);
  });

  it('loops without sound, inside the page, WebM before MP4, in the place of the poster', async () => {
    await render(<Hero />);
    await expect.poll(() => video()?.paused).toBe(false);
    expect(video()).toMatchObject({ loop: true, muted: true, playsInline: true });
    expect([...document.querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'video/webm',
      'video/mp4',
    ]);
    const image = document.querySelector('img')?.getBoundingClientRect();
    expect(video()?.getBoundingClientRect()).toEqual(image);
  });

  it('begins with the picture on its poster', async () => {
    const image = Object.assign(new Image(), { src: poster });
    const first = Object.assign(document.createElement('video'), { src: webm, preload: 'auto' });
    const loaded = new Promise((done) => first.addEventListener('loadeddata', done));
    await Promise.all([image.decode(), loaded]);
    const [still, moving] = [paint(image), paint(first)];
    const isPainted = (at: number) => still[at - (at % 4) + 3] === 255;
    const steps = [...still].map((value, at) => Math.abs(value - (moving[at] ?? 0)));
    const painted = steps.filter((_, at) => isPainted(at));
    const average = painted.reduce((total, step) => total + step, 0) / painted.length;
    expect(average, 'of 255, where the poster is painted').toBeLessThan(6);
  });

  it('waits for the load event', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await render(<Hero />);
    expect(video()).toBeNull();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await expect.poll(video).not.toBeNull();
  });

  it.each([
    [767, false],
    [768, true],
  ])('at a width of %i px is fetched: %s', async (width, isFetched) => {
    await page.viewport(width, 800);
    await render(<Hero />);
    await expect.element(pause).toBeVisible();
    expect(video() !== null).toBe(isFetched);
  });

  it.each<[string, Partial<Connection>, boolean]>([
    ['Save-Data', { saveData: true, effectiveType: '4g' }, false],
    ['slow 2G', { effectiveType: 'slow-2g' }, false],
    ['2G', { effectiveType: '2g' }, false],
    ['3G', { effectiveType: '3g' }, false],
    ['4G', { effectiveType: '4g' }, true],
  ])('with %s %o is fetched: %s', async (_, facts, isFetched) => {
    connect(facts);
    await render(<Hero />);
    await expect.element(pause).toBeVisible();
    expect(video() !== null).toBe(isFetched);
  });

  it('goes when the line turns slow', async () => {
    const facts = { effectiveType: '4g' };
    const connection = connect(facts);
    await render(<Hero />);
    await expect.poll(video).not.toBeNull();
    Object.assign(connection, { effectiveType: '2g' });
    connection.dispatchEvent(new Event('change'));
    await expect.poll(video).toBeNull();
  });

  it('leaves the poster where the browser refuses to play', async () => {
    const refusal = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no'));
    await render(<Hero />);
    await expect.poll(() => refusal.mock.calls.length).toBeGreaterThan(0);
    expect(getComputedStyle(video() ?? document.body).opacity).toBe('0');
  });

  it('is paused and started together with the text, by a button of 44 px', async () => {
    await render(<Hero />);
    await expect.poll(() => video()?.paused).toBe(false);
    await expectMovingText();
    const { width, height } = pause.element().getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);

    await pause.click();
    await expectStillText();
    expect(video()?.paused).toBe(true);

    await play.click();
    await expectMovingText();
    expect(video()?.paused).toBe(false);
  });
});

describe('the film with reduced motion', () => {
  it('is not fetched until somebody asks for it; the text stays still even then', async () => {
    await withReducedMotion(async () => {
      await render(<Hero />);
      await expect.element(play).toBeVisible();
      expect(video()).toBeNull();
      await expectStillText();

      await play.click();
      await expect.poll(() => video()?.paused).toBe(false);
      await expectStillText();
    });
  });

  it.each<[string, number, Partial<Connection>]>([
    ['on a narrow page', 360, { effectiveType: '4g' }],
    ['with Save-Data', 1280, { saveData: true }],
    ['on 3G', 1280, { effectiveType: '3g' }],
  ])('has no button %s, where the film is never fetched', async (_, width, facts) => {
    await withReducedMotion(async () => {
      await page.viewport(width, 800);
      connect(facts);
      await render(<Hero />);
      await expectStillText();
      await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    });
  });
});
