import { drawFace } from '../figures/peep.ts';
import { ink } from '../figures/colours.ts';

// Where the eyes are among the strokes of the two drawings that a blink is made of.
const openEyeStrokes = new Set([2, 3]);
const closedEyeStrokes = new Set([1, 2]);

/** A smiling face with its eyes shut and everything else as it was. */
export function closeEyes(face: string): string {
  const lids = drawFace('EyesClosed', ink, ink);
  return keepStrokes(face, (index) => !openEyeStrokes.has(index)) + onlyLids(lids);
}

function onlyLids(face: string): string {
  return keepStrokes(face, (index) => closedEyeStrokes.has(index));
}

// A face is one path whose strokes each begin with an absolute move, and it comes before any beard.
function keepStrokes(face: string, keeps: (index: number) => boolean): string {
  return face.replace(/ d="([^"]+)"/, (_, drawing: string) => {
    const strokes = drawing.split(/(?=M)/).filter((_stroke, index) => keeps(index));
    return ` d="${strokes.join('')}"`;
  });
}
