/** A field of a form, as Decap's configuration writes it; `as` is read by our own code alone. */
export interface EditorField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly hint?: string;
  readonly default?: unknown;
  readonly pattern?: readonly [source: string, message: string];
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly value_type?: 'int' | 'float';
  readonly options?: readonly string[];
  readonly multiple?: boolean;
  readonly fields?: readonly EditorField[];
  readonly field?: EditorField;
  readonly types?: readonly EditorField[];
  readonly typeKey?: string;
  readonly summary?: string;
  readonly label_singular?: string;
  readonly collapsed?: boolean;
  readonly allow_add?: boolean;
  readonly allow_remove?: boolean;
  /** How the form's value differs from the file's (`form-data.ts`). */
  readonly as?: 'record' | 'yes, no or details' | 'picture';
  /** Of a day. */
  readonly format?: string;
  readonly time_format?: false;
  /** Of a picture. */
  readonly choose_url?: boolean;
  readonly media_folder?: string;
  readonly media_processing?: object;
}

/** The text below the front matter of a Markdown file. */
export const bodyField: EditorField = {
  name: 'body',
  label: 'Text',
  hint: 'In Markdown, as the other texts show: an empty line between paragraphs, ## before a heading. Facts come by their names, such as {{phone}}.',
  widget: 'text',
  required: true,
};
