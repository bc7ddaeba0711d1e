import { drawActor } from './actor.ts';
import { clip, rectangle } from '../figures/compose.ts';
import { floor, stageColours, type ScenePicture } from './presentation-stage.ts';
import { arrive, quietHead } from './stage-moves.ts';
import { hospitalSign, pinSign, textBar } from './stage-signs.ts';
import { at, panel } from './svg-page.ts';

const list = { x: 640, y: 96, width: 400 } as const;
const rowHeight = 108;

/** A list of hospitals that fills row by row, and a woman who looks at it. */
export const hospitalsPicture: ScenePicture = ({ cast }, seconds) => {
  const rows = [0, 1, 2, 3].map((index) => arrive(row(index), seconds, 0.7 + index * 0.45));
  const pose = { x: 900, y: 216, scale: 0.385, facing: -1, ...quietHead(seconds, 0.6) };
  const woman = clip('floor', rectangle(0, 0, 1280, floor), drawActor(cast.tailor, pose));
  const sheet = panel([list.x, list.y, list.width, 4 * rowHeight + 28], '#fff', 24);
  return arrive(sheet, seconds, 0.3) + rows.join('') + arrive(woman, seconds, 0.5);
};

function row(index: number): string {
  const { line, chip } = stageColours;
  const first = index === 0 ? '' : panel([24, -1, list.width - 48, 2], line);
  const tile = panel([24, 18, 72, 72], chip, 14) + at(36, 30, hospitalSign);
  const words = textBar(116, 38, 150 - index * 14, '#b6bfdf') + textBar(116, 60, 104, line);
  return at(list.x, list.y + 14 + index * rowHeight, first + tile + words + at(318, 66, pinSign));
}
