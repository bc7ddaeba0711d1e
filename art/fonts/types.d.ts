/** The parts of the untyped font packages that the scripts in this folder use. */
declare module 'subset-font' {
  interface AxisRange {
    readonly min: number;
    readonly max: number;
  }
  interface SubsetOptions {
    readonly targetFormat?: 'truetype' | 'woff' | 'woff2';
    readonly keepAllGlyphs?: boolean;
    readonly noLayoutClosure?: boolean;
    readonly dropTables?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | AxisRange>>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}

declare module 'opentype.js' {
  export interface PathCommand {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
    readonly x?: number;
    readonly y?: number;
  }
  interface Path {
    readonly commands: readonly PathCommand[];
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly tables: {
      readonly hhea: {
        readonly ascender: number;
        readonly descender: number;
        readonly lineGap: number;
      };
    };
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, fontSize?: number): number;
    getPath(text: string, x: number, y: number, fontSize: number): Path;
  }
  const opentype: { readonly parse: (buffer: ArrayBuffer) => Font };
  export default opentype;
}
