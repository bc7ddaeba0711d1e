import { once } from 'node:events';
import type { Writable } from 'node:stream';
import sharp from 'sharp';
import { finished, startTool } from './run-tool.ts';
import type { FrameSize } from './svg-page.ts';

/** A film as a function of time. */
export interface Film {
  readonly size: FrameSize;
  readonly framesPerSecond: number;
  readonly durationSeconds: number;
  frameAt(seconds: number): string;
}

/** Draws every frame of a film into a lossless file, from which the small ones are made. */
export async function recordFilm(film: Film, path: string): Promise<void> {
  const tool = startTool('ffmpeg', losslessOptions(film, path));
  const ended = finished('ffmpeg', tool);
  await Promise.race([writeFrames(film, tool.stdin), ended]);
  tool.stdin.end();
  await ended;
}

async function writeFrames(film: Film, out: Writable): Promise<void> {
  let drawn = { svg: '', pixels: new Uint8Array() };
  const count = film.framesPerSecond * film.durationSeconds;
  for (let index = 0; index < count; index += 1) {
    const svg = film.frameAt(index / film.framesPerSecond);
    // Nobody moves in many frames, and drawing is the slow part.
    if (svg !== drawn.svg) drawn = { svg, pixels: await drawPixels(svg) };
    if (!out.write(drawn.pixels)) await once(out, 'drain');
  }
}

async function drawPixels(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer());
}

function losslessOptions({ size, framesPerSecond }: Film, path: string): string[] {
  const source = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`];
  const target = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', '-threads', '2', path];
  return [...quiet, ...source, '-r', String(framesPerSecond), '-i', '-', ...target];
}

const quiet = ['-y', '-hide_banner', '-loglevel', 'error'];
