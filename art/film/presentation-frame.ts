import { cloth } from '../figures/colours.ts';
import { bandTile } from '../figures/tiles.ts';
import { adireDefinition, adireGround } from './adire-ground.ts';
import { easeInOut, progress } from './easing.ts';
import { textLine } from './lettering.ts';
import { floor, presentationSize, stageColours } from './presentation-stage.ts';
import type { ScenePicture, Stage } from './presentation-stage.ts';
import { presentationWords, sceneNames, sceneSeconds } from './presentation-words.ts';
import type { SceneName } from './presentation-words.ts';
import { callPicture } from './scene-call.ts';
import { carePicture } from './scene-care.ts';
import { choicePicture } from './scene-choice.ts';
import { familyPicture } from './scene-family.ts';
import { hospitalsPicture } from './scene-hospitals.ts';
import { paymentPicture } from './scene-payment.ts';
import { plansPicture } from './scene-plans.ts';
import { arrive } from './stage-moves.ts';
import { panel, seen, svgPage } from './svg-page.ts';

type Ground = 'sand' | 'soft' | 'deep' | 'adire';

const scenes: Readonly<Record<SceneName, { ground: Ground; picture: ScenePicture }>> = {
  call: { ground: 'sand', picture: callPicture },
  choice: { ground: 'deep', picture: choicePicture },
  hospitals: { ground: 'sand', picture: hospitalsPicture },
  plans: { ground: 'soft', picture: plansPicture },
  payment: { ground: 'deep', picture: paymentPicture },
  care: { ground: 'sand', picture: carePicture },
  family: { ground: 'adire', picture: familyPicture },
};

const changeSeconds = 0.4;
const bandScale = 56 / 60;
const text = { x: 80, size: 66, lineHeight: 72, sentenceSize: 26, middle: 312 } as const;

/** The length of the whole presentation. */
export const presentationSeconds = sceneNames.length * sceneSeconds;

/** One moment of the presentation as a picture. */
export function presentationFrame(stage: Stage, time: number): string {
  const index = Math.min(sceneNames.length - 1, Math.floor(time / sceneSeconds));
  const seconds = time - index * sceneSeconds;
  const scene = drawGrounds(index, seconds) + drawContent(stage, getSceneName(index), seconds);
  return svgPage(
    presentationSize,
    scene + band,
    adireDefinition(presentationSize) + bandDefinition,
  );
}

function getSceneName(index: number): SceneName {
  const name = sceneNames[index];
  if (name === undefined) throw new Error(`The presentation has no scene ${index}`);
  return name;
}

// The ground of a scene comes in over the bare ground of the one before.
function drawGrounds(index: number, seconds: number): string {
  const ground = drawGround(scenes[getSceneName(index)].ground);
  const shown = index === 0 ? 1 : easeInOut(progress(seconds, 0, changeSeconds));
  const before = shown < 1 ? drawGround(scenes[getSceneName(index - 1)].ground) : '';
  return before + seen(shown, ground);
}

// The words and the picture have gone before the next scene begins; the last scene stays.
function drawContent(stage: Stage, name: SceneName, seconds: number): string {
  const isLast = name === sceneNames.at(-1);
  const left = isLast ? 0 : progress(seconds, sceneSeconds - changeSeconds, sceneSeconds);
  const begun = Math.max(0, seconds - changeSeconds / 2);
  const content = scenes[name].picture(stage, begun) + drawWords(stage, name, begun);
  return seen(1 - easeInOut(left), content);
}

function drawGround(ground: Ground): string {
  const { width, height } = presentationSize;
  if (ground === 'adire') return adireGround(presentationSize);
  return panel([0, 0, width, height], ground === 'deep' ? cloth.deep : stageColours[ground]);
}

function drawWords({ lettering }: Stage, name: SceneName, seconds: number): string {
  const { headline, sentence } = presentationWords[name];
  const onDark = scenes[name].ground === 'deep' || scenes[name].ground === 'adire';
  const top = text.middle - (headline.length * text.lineHeight) / 2 + 24;
  const lines = headline.map((words, index) => {
    const place = { x: text.x, y: top + index * text.lineHeight, size: text.size };
    return textLine(lettering.headline, words, place, onDark ? '#fff' : cloth.indigo);
  });
  const below = top + headline.length * text.lineHeight - 4;
  const colour = onDark ? stageColours.paleText : stageColours.muted;
  const words = sentence.map((part, index) => {
    const place = { x: text.x, y: below + index * 38, size: text.sentenceSize };
    return textLine(lettering.sentence, part, place, colour);
  });
  return arrive(lines.join(''), seconds, 0.15) + arrive(words.join(''), seconds, 0.45);
}

const bandDefinition =
  `<pattern id="band" y="${floor}" width="360" height="60" patternUnits="userSpaceOnUse" ` +
  `patternTransform="translate(0 ${floor}) scale(${bandScale}) translate(0 ${-floor})">` +
  `${bandTile}</pattern>`;

const band = panel([0, floor, presentationSize.width, 56], 'url(#band)');
