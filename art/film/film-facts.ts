import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { filmPath } from './film-files.ts';
import { runTool } from './run-tool.ts';

const factSchema = z.object({
  codec: z.string(),
  width: z.number(),
  height: z.number(),
  framesPerSecond: z.number(),
  durationSeconds: z.number(),
  bytes: z.number(),
  hasSound: z.boolean(),
});

/** What is true of one finished film file. */
export type FilmFacts = z.infer<typeof factSchema>;

const listSchema = z.record(z.string(), factSchema);

/** Reads the list of finished films; empty before the first one is made. */
export async function readFilmFacts(): Promise<Record<string, FilmFacts>> {
  const text = await readFile(filmPath('film.json'), 'utf8').catch(() => '{}');
  return listSchema.parse(JSON.parse(text));
}

/** Measures finished films and notes in the list what was found. */
export async function noteFilmFacts(names: readonly string[]): Promise<void> {
  const list = await readFilmFacts();
  for (const name of names) list[name] = await measureFilm(name);
  const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(filmPath('film.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

const probeSchema = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.string(),
      width: z.number(),
      height: z.number(),
      r_frame_rate: z.string(),
    }),
  ),
  format: z.object({ duration: z.coerce.number(), size: z.coerce.number() }),
});

async function measureFilm(name: string): Promise<FilmFacts> {
  const options = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', filmPath(name)];
  const { streams, format } = probeSchema.parse(JSON.parse(await runTool('ffprobe', options)));
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
