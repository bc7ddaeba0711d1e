interface Invoker {
  readonly command: 'show-modal' | 'close';
  readonly commandfor: string;
}

/** Attributes of a button that opens a dialog as a modal, also before scripts have started. */
export function opensDialog(id: string): Invoker {
  return { command: 'show-modal', commandfor: id };
}

/** Attributes of a button that closes a dialog, also before scripts have started. */
export function closesDialog(id: string): Invoker {
  return { command: 'close', commandfor: id };
}
