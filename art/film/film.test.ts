import { readFile, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readFilmFacts } from './film-facts.ts';
import { filmPath } from './film-files.ts';
import { heroRoles, type HeroRole } from './hero-cast.ts';
import { findHeroPose, sunRadius } from './hero-moves.ts';
import { heroDurationSeconds, heroFramesPerSecond } from './hero-places.ts';

async function bytesOf(name: string): Promise<number> {
  return (await stat(filmPath(name))).size;
}

const portrait = { width: 960, height: 1080, durationSeconds: 9, mostBytes: 700_000 };
const wide = { width: 1280, height: 720, durationSeconds: 42, mostBytes: 2_500_000 };

test.for([
  { name: 'hero.webm', codec: 'vp9', ...portrait },
  { name: 'hero.mp4', codec: 'h264', ...portrait },
  { name: 'presentation.webm', codec: 'vp9', ...wide },
  { name: 'presentation.mp4', codec: 'h264', ...wide },
])('$name is silent, of $durationSeconds seconds, and loads fast', async (film) => {
  const { name, mostBytes, ...expected } = film;
  const { bytes, ...facts } = (await readFilmFacts())[name] ?? { bytes: 0 };
  expect(facts).toEqual({ ...expected, framesPerSecond: 24, hasSound: false });
  expect(await bytesOf(name)).toBe(bytes);
  expect(bytes).toBeLessThan(mostBytes);
});

describe('the hero film', () => {
  test('shows the family all the time, and newcomers for a while', () => {
    const frames = heroFramesPerSecond * heroDurationSeconds;
    const times = Array.from({ length: frames }, (_, index) => index / heroFramesPerSecond);
    const share = (role: HeroRole) =>
      times.filter((time) => findHeroPose(role, time) !== undefined).length / frames;
    expect((['father', 'mother', 'child'] as const).map(share)).toEqual([1, 1, 1]);
    for (const role of ['doctor', 'wheelchairUser'] as const) {
      expect(share(role)).toBeGreaterThan(0.4);
      expect(share(role)).toBeLessThan(0.6);
    }
  });

  test('ends where it begins', () => {
    for (const role of heroRoles) {
      const [first, last] = [0, heroDurationSeconds].map((time) => findHeroPose(role, time));
      expect(first?.blinking).toBe(last?.blinking);
      for (const key of ['x', 'y', 'scale', 'tilt', 'facing'] as const) {
        expect(first?.[key] ?? 0).toBeCloseTo(last?.[key] ?? 0);
      }
    }
    expect(sunRadius(0)).toBeCloseTo(sunRadius(heroDurationSeconds));
  });

  test('its poster is a small picture of the same shape with a clear ground', async () => {
    const poster = await readFile(filmPath('hero-poster.svg'), 'utf8');
    expect(poster).toContain('width="960" height="1080"');
    expect(poster).not.toContain('adire');
    expect(Buffer.byteLength(poster)).toBeLessThan(30_000);
  });
});

describe('the presentation', () => {
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
