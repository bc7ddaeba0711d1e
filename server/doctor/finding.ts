/** What the doctor found out about one thing. */
export interface Finding {
  readonly subject: string;
  readonly state: 'ok' | 'warning' | 'problem' | 'unused';
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** All is well. */
export function ok(subject: string, text: string): Finding {
  return { subject, state: 'ok', text };
}

/** It works, but probably not as the operator means it to. */
export function warning(subject: string, text: string, advice: string): Finding {
  return { subject, state: 'warning', text, advice };
}

/** It does not work. */
export function problem(subject: string, text: string, advice: string): Finding {
  return { subject, state: 'problem', text, advice };
}

/** Nobody has asked for it. */
export function unused(subject: string, text: string): Finding {
  return { subject, state: 'unused', text };
}
