import { optimize } from 'svgo';

/**
 * Makes an SVG small: whole numbers, because figures are drawn in large units, and ids that start
 * with the file's name, because several pictures may be inlined in one page.
 */
export function optimiseSvg(svg: string, prefix: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 0,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupNumericValues: { floatPrecision: 0 },
            convertPathData: { floatPrecision: 0 },
            convertTransform: { floatPrecision: 3, transformPrecision: 5 },
            cleanupIds: { minify: true },
          },
        },
      },
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  });
  return data;
}
