import type { FileForm } from '../forms/content-file.ts';

/** The parts of Decap that we use; its package has no types for them. */
export interface Decap {
  init(options: { readonly config: EditorConfig }): void;
  getBackend(name: string): { init(config: EditorConfig, options: unknown): DecapBackend };
  registerBackend(name: string, backend: new (...args: never[]) => DecapBackend): void;
  getWidget(name: string): { control: ControlClass } | undefined;
  registerPreviewTemplate(name: string, component: unknown): void;
  getLocale(name: string): DecapPhrases;
  registerPreviewStyle(address: string): void;
}

interface DecapPhrases {
  readonly editor: { readonly editorControlPane: { readonly widget: Record<string, string> } };
}

export interface EditorConfig {
  readonly site_url: string;
  readonly backend: {
    readonly name: string;
    readonly service: string;
    readonly proxy_url?: string;
  };
  readonly collections: readonly {
    readonly name: string;
    readonly files?: readonly { readonly name: string }[];
  }[];
}

export interface DecapEntry {
  data: string | null;
  readonly file: { readonly path: string };
}

export interface DataFile {
  raw: string;
  readonly path: string;
}

export interface DecapBackend {
  getEntry(path: string): Promise<DecapEntry>;
  [method: string]: (...args: never[]) => unknown;
}

/** An Immutable.js map, as far as we read it. */
export interface Immutable {
  get(key: string): unknown;
  getIn(path: readonly (string | number)[]): unknown;
  toJS(): unknown;
}

export interface ControlProps {
  readonly value: unknown;
  readonly field: Immutable;
  readonly forID: string | undefined;
  readonly parentIds: readonly (string | undefined)[];
  getEntry?(): Immutable;
  readonly entry?: Immutable;
  readonly validate?: () => void;
  readonly onValidateObject?: (id: string, errors: readonly FieldError[]) => void;
}

export interface FieldError {
  readonly type: 'CUSTOM';
  readonly message: string;
  readonly parentIds: ControlProps['parentIds'];
}

export interface Control {
  readonly props: ControlProps;
  readonly state: { readonly keys?: readonly string[] } | null;
  isValid?: () => unknown;
  /** Of a picture: opens the library. */
  handleChange?: (...given: never[]) => unknown;
  validateSize?: () => readonly unknown[];
  componentDidMount?(): void;
  componentDidUpdate?(before: ControlProps, ...rest: unknown[]): void;
  componentWillUnmount?(): void;
}

export type ControlClass = new (props: ControlProps) => Control;

interface EditorWindow {
  readonly CMS: Decap;
  readonly h: (type: unknown, props: unknown, ...children: unknown[]) => unknown;
  readonly createClass: (parts: object) => unknown;
  /** From `config.js`. */
  readonly editorConfig: EditorConfig;
  readonly fileForms: Readonly<Record<string, FileForm & { readonly pages: readonly string[] }>>;
}

export const editor = window as unknown as EditorWindow;
