/** Where a map gets its pictures, and whom it has to name for them. */
export interface TileMap {
  /** With `{z}`, `{x}` and `{y}`, and `{s}` where servers share the load. */
  readonly tileUrl: string;
  readonly attribution: string;
  readonly attributionLink: string;
}
