import type { FileForm } from '../forms/content-file.ts';

/** The parts of Decap that we use; its package has no types for them. */
interface Decap {
  init(options: { readonly config: EditorConfig }): void;
  getBackend(name: string): { init(config: EditorConfig, options: unknown): DecapBackend };
  registerBackend(name: string, backend: new (...args: never[]) => DecapBackend): void;
  getLocale(name: string): DecapPhrases;
}

interface DecapPhrases {
  readonly editor: {
    readonly editorControlPane: { readonly widget: Record<string, string> };
    readonly editorToolbar: Record<string, string>;
  };
  readonly ui: { readonly toast: Record<string, string> };
}

export interface EditorConfig {
  readonly backend: {
    readonly name: string;
    readonly service: string;
    /** The editor's own server, on this machine. */
    readonly proxy_url?: string;
  };
  readonly site_url: string;
}

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
  [method: string]: (...args: never[]) => unknown;
}

interface EditorWindow {
  readonly CMS: Decap;
  /** From `config.js`. */
  readonly editorConfig: EditorConfig;
  readonly fileForms: Readonly<Record<string, FileForm>>;
}

export const editor = window as unknown as EditorWindow;
