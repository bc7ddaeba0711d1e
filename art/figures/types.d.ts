/** The part of the untyped contour package that the segmentation uses. */
declare module 'd3-contour' {
  type Ring = readonly (readonly [number, number])[];
  interface Contour {
    readonly coordinates: readonly (readonly Ring[])[];
  }
  interface Contours {
    size(size: readonly [number, number]): Contours;
    thresholds(values: readonly number[]): Contours;
    smooth(smooth: boolean): Contours;
    (values: ArrayLike<number>): Contour[];
  }
  export function contours(): Contours;
}
