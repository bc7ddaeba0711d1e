import type { Font } from 'opentype.js';

/** Text with the letter frequencies of the site, to compare the width of two typefaces. */
const sampleText =
  'Choose the plan that suits your family, find a hospital near your home and show your card. ' +
  'We pay the hospital directly, so nobody has to look for cash before they are treated. ' +
  'Call us any day: a person follows your case from the first call until you are well again.';

/** A typeface already on the visitor's device that stands in until ours has arrived. */
export interface LocalFace {
  readonly family: string;
  readonly localNames: readonly string[];
  readonly minWeight: number;
  readonly maxWeight: number;
  /** Average advance of the sample text, in em, measured once on the local typeface. */
  readonly averageAdvance: number;
}

/** The CSS numbers that give a local typeface the measurements of ours. */
export interface FaceOverride {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Average advance of the sample text, in em. */
function averageAdvance(font: Font): number {
  return font.getAdvanceWidth(sampleText, 1) / sampleText.length;
}

/**
 * Sizes a local typeface so that a line breaks where ours would, and gives it our line box.
 * The vertical numbers are divided by the size, because CSS applies them after `size-adjust`.
 */
export function matchLocalFace(font: Font, local: LocalFace): FaceOverride {
  const sizeAdjust = averageAdvance(font) / local.averageAdvance;
  const { ascender, descender, lineGap } = font.tables.hhea;
  const scale = font.unitsPerEm * sizeAdjust;
  return {
    sizeAdjust,
    ascent: ascender / scale,
    descent: Math.abs(descender) / scale,
    lineGap: lineGap / scale,
  };
}
