import { clip } from '../figures/compose.ts';
import { zoneTiles } from '../figures/tiles.ts';
import { stageColours, type ScenePicture } from './presentation-stage.ts';
import { arrive } from './stage-moves.ts';
import { coverSign, textBar } from './stage-signs.ts';
import { at, panel } from './svg-page.ts';

// The cloths of the four plans, by their places in the band, and what each plan shows as covered.
const plans = [
  { cloth: 0, covered: 2 },
  { cloth: 3, covered: 3 },
  { cloth: 4, covered: 4 },
  { cloth: 5, covered: 5 },
] as const;
const rows = [0, 1, 2, 3, 4] as const;
const card = { width: 132, height: 420, left: 642, top: 120, step: 148, field: 132 } as const;

/** Four plans side by side; ticks and dashes appear line by line. */
export const plansPicture: ScenePicture = (_stage, seconds) =>
  plans
    .map((plan, index) => {
      const x = card.left + index * card.step;
      const cover = rows.map((row) =>
        arrive(coverRow(row, row < plan.covered), seconds, 1.3 + row * 0.4 + index * 0.08),
      );
      const face = arrive(planCard(plan.cloth, index), seconds, 0.3 + index * 0.18);
      return at(x, card.top, face + cover.join(''));
    })
    .join('');

function planCard(cloth: number, index: number): string {
  const tile = (zoneTiles[cloth] ?? '').replace('<svg ', '<svg width="132" height="132" ');
  const corner = 'M0 132V24a24 24 0 0 1 24-24h84a24 24 0 0 1 24 24v108z';
  const field = clip(`field${index}`, corner, tile);
  return panel([0, 0, card.width, card.height], '#fff', 24) + field;
}

function coverRow(row: number, covered: boolean): string {
  const y = card.field + 40 + row * 52;
  return coverSign(30, y, covered) + textBar(52, y - 5, 56, stageColours.line);
}
