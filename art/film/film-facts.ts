import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { filmPath } from './film-files.ts';
import { runTool } from './run-tool.ts';

const factSchema = v.object({
  codec: v.string(),
  width: v.number(),
  height: v.number(),
  framesPerSecond: v.number(),
  durationSeconds: v.number(),
  bytes: v.number(),
  hasSound: v.boolean(),
});

/** What is true of one finished film file. */
export type FilmFacts = v.InferOutput<typeof factSchema>;

const listSchema = v.record(v.string(), factSchema);

/** Reads the list of finished films; empty before the first one is made. */
export async function readFilmFacts(): Promise<Record<string, FilmFacts>> {
  const text = await readFile(filmPath('film.json'), 'utf8').catch(() => '{}');
  return v.parse(listSchema, JSON.parse(text));
}

/** Measures finished films and notes in the list what was found. */
export async function noteFilmFacts(names: readonly string[]): Promise<void> {
  const list = await readFilmFacts();
  for (const name of names) list[name] = await measureFilm(name);
  const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(filmPath('film.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

const number = v.pipe(v.unknown(), v.toNumber());

const probeSchema = v.object({
  streams: v.array(
    v.object({
      codec_type: v.string(),
      codec_name: v.string(),
      width: v.number(),
      height: v.number(),
      r_frame_rate: v.string(),
    }),
  ),
  format: v.object({ duration: number, size: number }),
});

async function measureFilm(name: string): Promise<FilmFacts> {
  const options = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', filmPath(name)];
  const { streams, format } = v.parse(probeSchema, JSON.parse(await runTool('ffprobe', options)));
  const picture = streams[0];
  if (picture === undefined) throw new Error(`${name} holds no picture`);
  const [frames = 0, seconds = 1] = picture.r_frame_rate.split('/').map(Number);
  return {
    codec: picture.codec_name,
    width: picture.width,
    height: picture.height,
    framesPerSecond: frames / seconds,
    durationSeconds: format.duration,
    bytes: format.size,
    hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
  };
}
