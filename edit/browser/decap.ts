import type { FileForm } from '../forms/content-file.ts';
import type { editorConfig } from '../forms/editor-config.ts';

/** The parts of Decap that we use; its package has no types for them. */
interface Decap {
  init(options: { readonly config: EditorConfig }): void;
  getBackend(name: string): { init(config: EditorConfig, options: unknown): DecapBackend };
  registerBackend(name: string, backend: new (...args: never[]) => DecapBackend): void;
  getLocale(name: string): {
    readonly editor: {
      readonly editorControlPane: { readonly widget: Record<string, string> };
      readonly editorToolbar: Record<string, string>;
    };
    readonly ui: { readonly toast: Record<string, string> };
  };
}

export type EditorConfig = ReturnType<typeof editorConfig>;

export interface DecapEntry {
  readonly data: string | null;
  readonly file: { readonly path: string };
}

export interface DataFile {
  readonly raw: string;
  readonly path: string;
}

export interface DecapBackend {
  getEntry(path: string): Promise<DecapEntry>;
  entriesByFiles(files: unknown): Promise<readonly DecapEntry[]>;
  entriesByFolder(...folder: readonly unknown[]): Promise<readonly DecapEntry[]>;
  persistEntry(change: { readonly dataFiles: DataFile[] }, options: unknown): Promise<unknown>;
}

export const editor = window as unknown as {
  readonly CMS: Decap;
  /** From `config.js`. */
  readonly editorConfig: EditorConfig;
  readonly fileForms: Readonly<Record<string, FileForm>>;
};
