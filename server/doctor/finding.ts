import type { Finding } from '#app/features/status/status-report.types.ts';

/** Reports success. */
export function ok(subject: string, text: string): Finding {
  return { subject, state: 'ok', text };
}

/** Reports something that works, but probably not as intended. */
export function warning(subject: string, text: string, advice: string): Finding {
  return { subject, state: 'warning', text, advice };
}

/** Reports something that does not work. */
export function problem(subject: string, text: string, advice: string): Finding {
  return { subject, state: 'problem', text, advice };
}

/** Reports a feature that is not configured. */
export function unused(subject: string, text: string): Finding {
  return { subject, state: 'unused', text };
}
