import type { Path } from '../forms/form-data.ts';
import {
  editor,
  type Control,
  type ControlProps,
  type FieldError,
  type Immutable,
} from './decap.ts';

/** What the site says to a field, while it holds the value that was checked. */
export interface FieldMistake {
  readonly path: Path;
  readonly message: string;
}

const widgets = [
  'boolean',
  'datetime',
  'image',
  'list',
  'number',
  'object',
  'select',
  'string',
  'text',
];

const controls = new Map<string, Control>();
/** The field whose button for a picture was pressed last. */
let choosing: Control | undefined;
/** Said once: the draft itself has no mistake, so it can be published. */
let complaint: { readonly control: Control; readonly message: string } | undefined;
let mistakes = new Map<Control, { readonly message: string; readonly value: unknown }>();

/** Teaches Decap's widgets to say what the site says, and to tell of every change. */
export function checkWidgets(onChange: (entry: ControlProps) => void): void {
  for (const name of widgets) {
    const widget = editor.CMS.getWidget(name);
    if (widget) widget.control = checked(widget.control, onChange, name === 'image');
  }
}

function checked(
  Base: new (props: ControlProps) => Control,
  onChange: (props: ControlProps) => void,
  isPicture: boolean,
) {
  return class Checked extends Base {
    constructor(props: ControlProps) {
      super(props);
      const { isValid, validateSize, handleChange } = this;
      if (isPicture && handleChange) {
        this.handleChange = (...given) => {
          rememberChoosing(this);
          return handleChange(...given);
        };
      }
      this.isValid = () => {
        const own = isValid?.() ?? true;
        const error = errorOf(this);
        return own === true && error ? { error } : own;
      };
      if (!validateSize) return;
      this.validateSize = () => [...validateSize(), errorOf(this) ?? []].flat();
    }
    override componentDidMount() {
      super.componentDidMount?.();
      if (this.props.forID) controls.set(this.props.forID, this);
    }
    override componentDidUpdate(before: ControlProps, ...rest: unknown[]) {
      super.componentDidUpdate?.(before, ...rest);
      if (before.value !== this.props.value) onChange(this.props);
    }
    override componentWillUnmount() {
      super.componentWillUnmount?.();
      if (this.props.forID) controls.delete(this.props.forID);
    }
  };
}

function rememberChoosing(control: Control): void {
  choosing = control;
}

/** Says something at the field for which a picture is chosen. */
export function sayAtPicture(message: string): void {
  if (!choosing) return;
  complaint = { control: choosing, message };
  say(choosing);
}

function errorOf(control: Control): FieldError | undefined {
  if (complaint?.control === control) {
    const { message } = complaint;
    complaint = undefined;
    return { type: 'CUSTOM', message, parentIds: control.props.parentIds };
  }
  const mistake = mistakes.get(control);
  if (!mistake || mistake.value !== control.props.value || isSaidByDecap(control)) return undefined;
  return { type: 'CUSTOM', message: mistake.message, parentIds: control.props.parentIds };
}

/** Decap checks patterns by itself, with the same words. */
function isSaidByDecap(control: Control): boolean {
  const pattern = control.props.field.get('pattern') as Immutable | undefined;
  return pattern?.getIn([1]) === mistakes.get(control)?.message;
}

/** Shows mistakes in their fields, and takes back those that are corrected. @returns the rest */
export function showMistakes(found: readonly FieldMistake[]): readonly FieldMistake[] {
  const byPath = new Map([...controls.values()].map((each) => [pathOf(each).join('.'), each]));
  const before = mistakes;
  mistakes = new Map();
  const rest: FieldMistake[] = [];
  for (const mistake of found) {
    const control = nearest(byPath, mistake.path);
    if (!control) rest.push(mistake);
    else mistakes.set(control, { message: mistake.message, value: control.props.value });
  }
  for (const control of new Set([...before.keys(), ...mistakes.keys()])) {
    // Each time a field says something, the selection of the text that is typed moves.
    if (before.get(control)?.message !== mistakes.get(control)?.message) say(control);
  }
  return rest;
}

function nearest(byPath: ReadonlyMap<string, Control>, path: Path): Control | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const control = byPath.get(path.slice(0, length).join('.'));
    if (control) return control;
  }
  return undefined;
}

function say(control: Control): void {
  const { validate, onValidateObject, forID, field } = control.props;
  // A list or an object would complain of everything inside that is still empty.
  const isGroup = field.get('fields') ?? field.get('field') ?? field.get('types');
  if (!isGroup) return validate?.();
  if (forID) onValidateObject?.(forID, [errorOf(control) ?? []].flat());
}

/** The names and places that lead to a control's value, from those of the controls around it. */
function pathOf({ props: { parentIds, field } }: Control): Path {
  const path: (string | number)[] = [];
  let list: Control | undefined;
  for (const id of parentIds) {
    const around = id === undefined ? undefined : controls.get(id);
    if (around) {
      path.push(String(around.props.field.get('name')));
      list = around;
    } else if (id !== undefined && list?.state?.keys) {
      path.push(list.state.keys.indexOf(id));
    }
  }
  const isItemItself = list?.props.field.get('field') === field;
  return isItemItself ? path : [...path, String(field.get('name'))];
}
