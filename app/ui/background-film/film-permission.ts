/** The narrowest page that gets the film; below it the poster is all there is. */
export const filmMinWidthPx = 768;

/** What is known of a visitor's device and line. */
export interface FilmConditions {
  readonly isWide: boolean;
  readonly isMotionReduced: boolean;
  readonly isSavingData: boolean;
  /** As the Network Information API words it; undefined where a browser does not tell. */
  readonly effectiveType: string | undefined;
}

/** Whether the film plays by itself, only when somebody asks for it, or is never fetched. */
export type FilmPermission = 'play' | 'ask' | 'never';

const slowTypes = new Set(['slow-2g', '2g', '3g']);

/** Half a megabyte of decoration is for those whom it costs nothing. */
export function filmPermission(conditions: FilmConditions): FilmPermission {
  const { isWide, isMotionReduced, isSavingData, effectiveType = '4g' } = conditions;
  if (!isWide || isSavingData || slowTypes.has(effectiveType)) return 'never';
  return isMotionReduced ? 'ask' : 'play';
}
