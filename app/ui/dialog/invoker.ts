interface Invoker {
  readonly command: 'show-modal' | 'close';
  readonly commandfor: string;
}

/** Makes a button open a modal dialog, even before scripts run. */
export function opensDialog(id: string): Invoker {
  return { command: 'show-modal', commandfor: id };
}

/** Makes a button close a dialog, even before scripts run. */
export function closesDialog(id: string): Invoker {
  return { command: 'close', commandfor: id };
}
