import { runTool } from './run-tool.ts';

/** How small a film is made: a higher number is smaller and coarser. */
export interface Quality {
  readonly webm: number;
  readonly mp4: number;
}

// Without the matrix in the pixels and in the labels, browsers guess, and the indigo ground of the
// film no longer matches the page around it.
const toVideoColours =
  '-vf scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd,format=yuv420p ' +
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

const quiet = '-y -hide_banner -loglevel error -threads 2';
const withoutMetadata = '-map_metadata -1 -fflags +bitexact -threads 2';

/** Makes the WebM (VP9, two passes) and the MP4 (H.264) of a lossless recording. */
export async function encodeFilm(source: string, target: string, quality: Quality): Promise<void> {
  await encodeMp4(source, `${target}.mp4`, quality.mp4);
  await encodeWebm(source, `${target}.webm`, quality.webm);
}

async function encodeMp4(source: string, target: string, quality: number): Promise<void> {
  const options = words(
    `-an ${toVideoColours} -c:v libx264 -profile:v high -tune animation -preset veryslow ` +
      `-x264-params keyint=240:bframes=8:qcomp=.7 -crf ${quality} -movflags +faststart`,
  );
  const input = [...words(quiet), '-i', source];
  await runTool('ffmpeg', [...input, ...options, ...words(withoutMetadata), target]);
}

async function encodeWebm(source: string, target: string, quality: number): Promise<void> {
  const log = `${source}-vp9`;
  const options = words(
    `-an ${toVideoColours} -c:v libvpx-vp9 -b:v 0 -crf ${quality} -row-mt 1 -deadline good ` +
      '-auto-alt-ref 1 -lag-in-frames 25 -g 240',
  );
  const common = [...words(quiet), '-i', source, ...options, '-passlogfile', log];
  const nowhere = words('-pass 1 -cpu-used 4 -threads 2 -f null /dev/null');
  await runTool('ffmpeg', [...common, ...nowhere]);
  const second = words(`-pass 2 -cpu-used 1 ${withoutMetadata}`);
  await runTool('ffmpeg', [...common, ...second, target]);
}

function words(options: string): string[] {
  return options.split(' ');
}
