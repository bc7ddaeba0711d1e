import { cloth, fields } from '../figures/colours.ts';
import { progress } from './easing.ts';
import { centredLine } from './lettering.ts';
import type { ScenePicture, Stage } from './presentation-stage.ts';
import { arrive, dottedArc, portrait, quietHead } from './stage-moves.ts';
import { hospitalSign, tickBadge } from './stage-signs.ts';
import { at, disc, panel } from './svg-page.ts';

const coins = [
  { sign: '£', x: 690, y: 150, fill: cloth.sun },
  { sign: '$', x: 784, y: 118, fill: fields.leaf },
  { sign: '€', x: 878, y: 150, fill: fields.clay },
] as const;
const payer = { x: 784, y: 432, radius: 168, fill: fields.lilac };

/** Three currencies, and a line that goes from the payer straight to the hospital. */
export const paymentPicture: ScenePicture = (stage, seconds) => {
  const hospital = panel([1030, 318, 180, 180], '#fff', 24) + at(1054, 336, hospitalSign, 2.75);
  const line = dottedArc([964, 372], [1000, 240], [1094, 278], progress(seconds, 2, 3.2));
  const person = portrait('payer', stage.cast.caller, payer, quietHead(seconds, 0.4));
  return (
    arrive(person, seconds, 0.3) +
    coins
      .map((coin, index) => arrive(drawCoin(stage, coin), seconds, 0.8 + index * 0.25))
      .join('') +
    arrive(hospital, seconds, 1.4) +
    line +
    arrive(tickBadge(1204, 326, 30), seconds, 3.3)
  );
};

function drawCoin({ lettering }: Stage, { sign, x, y, fill }: (typeof coins)[number]): string {
  const place = { x, y: y + 17, size: 48 };
  return disc(x, y, 40, fill) + centredLine(lettering.strong, sign, place, cloth.deep);
}
