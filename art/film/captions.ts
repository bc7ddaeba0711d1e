import { presentationWords, sceneNames, sceneSeconds } from './presentation-words.ts';

/** The words of the presentation as WebVTT, one cue for each scene. */
export function presentationCaptions(): string {
  const cues = sceneNames.map((name, index) => {
    const { headline, sentence } = presentationWords[name];
    const from = clock(index * sceneSeconds);
    const to = clock((index + 1) * sceneSeconds);
    return `${index + 1}\n${from} --> ${to}\n${headline.join(' ')}\n${sentence.join(' ')}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function clock(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `00:${minutes}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}
