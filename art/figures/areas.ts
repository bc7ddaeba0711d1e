import type { BodyName, HairName } from './peep.ts';

/** What a numbered area of a part is, and so which colour it takes. */
export type AreaName =
  | 'skin'
  | 'top'
  | 'inner'
  | 'bottom'
  | 'shoe'
  | 'chair'
  | 'prop'
  | 'wrap'
  | 'wrapShade'
  | 'grey'
  | 'hairShine';

/** Which areas of one part are what. */
export interface PartAreas {
  /** The colour of everything that is not listed. */
  readonly ground?: AreaName;
  /** Areas between the lines, by their numbers. */
  readonly open?: Readonly<Partial<Record<AreaName, readonly number[]>>>;
  /** Areas of solid ink that are coloured too, by their numbers. */
  readonly solid?: Readonly<Partial<Record<AreaName, readonly number[]>>>;
  /** Lines the drawing lacks, as path data: made for a white page, it leaves gaps. */
  readonly missingLines?: string;
  /** The part brings its own colours: only its skin, scrubs and coat are exchanged. */
  readonly ownColours?: true;
}

/** The areas of each body in use. A new pose needs one entry here. */
export const bodyAreas: Readonly<Partial<Record<BodyName, PartAreas>>> = {
  PolkaDots: { ground: 'top', open: { skin: [1, 10, 13, 23, 24], bottom: [11] } },
  EasingWB: {
    ground: 'top',
    open: { skin: [1, 13, 16, 17], inner: [10], shoe: [18, 19, 20, 24, 26] },
    solid: { bottom: [4] },
  },
  PointingFingerWB: {
    ground: 'top',
    open: { skin: [1, 4, 5, 7], bottom: [8, 9], shoe: [10, 11] },
    solid: { bottom: [2] },
  },
  ShirtPantsWB: {
    ground: 'top',
    open: { skin: [1, 7, 8, 9, 10], shoe: [12, 13, 14, 16] },
    solid: { bottom: [2] },
  },
  RoboDanceWB: {
    ground: 'top',
    open: { skin: [1, 61, 77, 99, 100], shoe: [102, 105, 112, 117, 119, 121] },
    solid: { bottom: [2] },
  },
  WalkingWB: {
    ground: 'top',
    open: { skin: [1, 7, 8, 15, 16], shoe: [11, 14, 17, 19] },
    solid: { bottom: [3] },
  },
  WheelChair: {
    ground: 'chair',
    open: { skin: [1, 5, 8, 35, 46], top: [3, 4], bottom: [10, 11, 12, 13], shoe: [45, 47] },
    solid: { inner: [2] },
  },
  CrossedLegs: {
    ground: 'top',
    open: { skin: [1, 4, 6, 5, 9, 10], bottom: [7], shoe: [8, 12] },
    solid: { bottom: [1, 5] },
  },
  ClosedLegWB: {
    ground: 'top',
    open: { skin: [1, 16, 17], inner: [9, 11, 12, 13, 14], shoe: [24, 25, 27] },
  },
  Coffee: { ground: 'top', open: { skin: [1, 15], prop: [14] } },
  Device: { ground: 'top', open: { skin: [1, 16, 17], prop: [14] } },
  Explaining: { ground: 'top', open: { skin: [1, 7, 10] } },
  Dress: { ground: 'top', open: { skin: [1, 7, 8] }, solid: { top: [1] } },
  ShirtCoat: {
    ground: 'top',
    open: { skin: [1], inner: [37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50] },
    missingLines: 'M290 520Q335 508 378 485M602 524 638 554',
  },
  Turtleneck: { ground: 'skin', solid: { top: [1] } },
  Whatever: { ground: 'skin', solid: { top: [1, 2] } },
  ButtonShirt: { ground: 'top', open: { skin: [1] }, missingLines: 'M462 622 500 666' },
  Doc: { ownColours: true },
  DocStethoscope: { ownColours: true },
};

/** The areas of each head whose hair or wrap takes a colour; the rest is skin and ink. */
export const hairAreas: Readonly<Partial<Record<HairName, PartAreas>>> = {
  Turban: { open: { wrap: [1] } },
  Hijab: { open: { wrapShade: [1, 2], wrap: [4, 5] }, solid: { wrap: [1] } },
  BunFancy: { open: { wrap: [1, 2, 3, 4, 5] } },
  GrayBun: { open: { grey: [9, 36] } },
  GrayShort: { open: { grey: [1] } },
  Beanie: { open: { wrap: [1] } },
  CornRows: { open: { hairShine: [1, 5, 26, 33, 34] } },
};
