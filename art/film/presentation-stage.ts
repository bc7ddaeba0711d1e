import type { Lettering } from './lettering.ts';
import type { PresentationCast } from './presentation-cast.ts';
import type { FrameSize } from './svg-page.ts';

/** The presentation in the pop-up: a plain wide video. */
export const presentationSize: FrameSize = { width: 1280, height: 720 };
export const presentationFramesPerSecond = 24;

/** The height at which the woven band begins, on which everybody stands. */
export const floor = 664;

/** Colours that only the grounds and the words of the presentation need. */
export const stageColours = {
  sand: '#fff5dc',
  soft: '#f1f4fc',
  chip: '#e6ebfa',
  line: '#d9dff0',
  muted: '#4a5272',
  paleText: '#dfe5fb',
} as const;

/** All that a scene draws with. */
export interface Stage {
  readonly cast: PresentationCast;
  readonly lettering: Lettering;
}

/** The picture of a scene at a moment since the scene began. */
export type ScenePicture = (stage: Stage, seconds: number) => string;
