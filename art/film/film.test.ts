import { readFile, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readFilmFacts } from './film-facts.ts';
import { filmPath } from './film-files.ts';

async function bytesOf(name: string): Promise<number> {
  return (await stat(filmPath(name))).size;
}

describe('the hero film', () => {
  test.for([
    ['hero.webm', 'vp9'],
    ['hero.mp4', 'h264'],
  ] as const)('%s is a silent nine-second portrait that loads fast', async ([name, codec]) => {
    const { bytes, ...facts } = (await readFilmFacts())[name] ?? { bytes: 0 };
    expect(facts).toEqual({
      codec,
      width: 960,
      height: 1080,
      framesPerSecond: 24,
      durationSeconds: 9,
      hasSound: false,
    });
    expect(await bytesOf(name)).toBe(bytes);
    expect(bytes).toBeLessThan(700_000);
  });

  test('its poster is a small picture of the same shape with a clear ground', async () => {
    const poster = await readFile(filmPath('hero-poster.svg'), 'utf8');
    expect(poster).toContain('width="960" height="1080"');
    expect(poster).not.toContain('adire');
    expect(Buffer.byteLength(poster)).toBeLessThan(30_000);
  });
});

describe('the presentation', () => {
  test.for([
    ['presentation.webm', 'vp9'],
    ['presentation.mp4', 'h264'],
  ] as const)('%s is a silent wide video of 42 seconds', async ([name, codec]) => {
    const { bytes, ...facts } = (await readFilmFacts())[name] ?? { bytes: 0 };
    expect(facts).toEqual({
      codec,
      width: 1280,
      height: 720,
      framesPerSecond: 24,
      durationSeconds: 42,
      hasSound: false,
    });
    expect(await bytesOf(name)).toBe(bytes);
    expect(bytes).toBeLessThan(2_500_000);
  });

  test('its poster is small', async () => {
    expect(await bytesOf('presentation-poster.webp')).toBeLessThan(30_000);
  });

  test('its captions hold a cue for each of the seven scenes until the end', async () => {
    const captions = await readFile(filmPath('presentation.vtt'), 'utf8');
    expect(captions).toMatch(/^WEBVTT\n/);
    expect(captions.match(/ --> /g)).toHaveLength(7);
    expect(captions).toContain('00:00:36.000 --> 00:00:42.000\nGet a plan for a loved one\n');
  });
});
