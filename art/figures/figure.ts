import { bodyAreas, hairAreas } from './areas.ts';
import { greyHair, ink, skins, type SkinName } from './colours.ts';
import { paintPart, type Paints } from './paint-part.ts';
import {
  drawFace,
  drawFacialHair,
  drawGlasses,
  type BodyName,
  type FaceName,
  type FacialHairName,
  type GlassesName,
  type HairName,
} from './peep.ts';

/** Everything that makes one person: pose, head, face and the paint of each garment. */
export interface FigureOptions {
  readonly body: BodyName;
  readonly hair: HairName;
  readonly face: FaceName;
  readonly skin: SkinName;
  readonly paints: Paints;
  readonly facialHair?: FacialHairName;
  /** Fill of a grey beard; others are ink. */
  readonly facialHairFill?: string;
  readonly glasses?: GlassesName;
  /** Size of the head against the body: children have larger heads. */
  readonly headScale?: number;
  /** How far the head is moved, in figure units, so that a larger one sits on the neck. */
  readonly headShift?: readonly [x: number, y: number];
}

/** One person in pieces, for pictures in which the head or the face moves by itself. */
export interface FigureParts {
  readonly body: string;
  /** The head without a face: skin, hair or wrap. */
  readonly head: string;
  /** The features, beard and glasses that lie on the head. */
  readonly face: string;
  /** Where head and face sit on the body, as the value of a `transform` attribute. */
  readonly headTransform: string;
}

/** The point the head turns about, in figure units. */
export const neck = { x: 470, y: 470 } as const;

const defaultPaints = {
  chair: '#aeb8da',
  grey: greyHair,
  hairShine: '#3a3145',
  wrapShade: '#141f4d',
  prop: '#fff',
  shoe: '#fff',
} as const;

/** Draws one person in pieces, in figure units: about 950 wide and 2900 high when standing. */
export async function figureParts(options: FigureOptions): Promise<FigureParts> {
  const skin = skins[options.skin];
  const paints = { ...defaultPaints, ...options.paints, skin };
  return {
    body: await paintPart(options.body, bodyAreas[options.body], paints),
    head: await paintPart(options.hair, hairAreas[options.hair], paints),
    face: faceOf(options, skin),
    headTransform: transformOfHead(options),
  };
}

/** Puts the pieces of a person together. */
function assembleFigure({ body, head, face, headTransform }: FigureParts): string {
  return `${body}<g transform="${headTransform}">${head}${face}</g>`;
}

/** The inner SVG markup of one person, in figure units. */
export async function figure(options: FigureOptions): Promise<string> {
  return assembleFigure(await figureParts(options));
}

function faceOf(options: FigureOptions, skin: string): string {
  const { face, facialHair, facialHairFill = skin, glasses } = options;
  const beard = facialHair === undefined ? '' : drawFacialHair(facialHair, facialHairFill, ink);
  const frames = glasses === undefined ? '' : drawGlasses(glasses, ink);
  return drawFace(face, skin, ink) + beard + frames;
}

function transformOfHead({ headScale = 1, headShift = [0, 0] }: FigureOptions): string {
  const x = neck.x * (1 - headScale) + headShift[0];
  const y = neck.y * (1 - headScale) + headShift[1];
  return `translate(${x} ${y}) scale(${headScale})`;
}
