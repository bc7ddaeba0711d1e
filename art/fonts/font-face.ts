import type { FaceOverride, LocalFace } from './fallback-metrics.ts';
import type { FontFamily } from './families.ts';

/** The `@font-face` rule of one file of a family. */
export function fontFace(
  family: Pick<FontFamily, 'family' | 'minWeight' | 'maxWeight'>,
  fileName: string,
  unicodeRange: string,
): string {
  return `@font-face {
  font-family: '${family.family}';
  font-weight: ${family.minWeight} ${family.maxWeight};
  font-display: swap;
  src: url('./${fileName}') format('woff2');
  unicode-range: ${unicodeRange};
}
`;
}

/** The `@font-face` rule of a typeface on the visitor's device that stands in for ours. */
export function fallbackFace(local: LocalFace, override: FaceOverride): string {
  const sources = local.localNames.map((name) => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: '${local.family}';
  font-weight: ${local.minWeight} ${local.maxWeight};
  src: ${sources};
  size-adjust: ${percent(override.sizeAdjust)};
  ascent-override: ${percent(override.ascent)};
  descent-override: ${percent(override.descent)};
  line-gap-override: ${percent(override.lineGap)};
}
`;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
