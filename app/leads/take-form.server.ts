import type { LeadForm } from './lead-form.ts';
import type { LeadIntake } from './lead-intake.ports.ts';
import { answerForm, readSentForm, sendingPage } from './form-requests.server.ts';
import { receiveLead } from './receive-lead.server.ts';

interface Taking {
  readonly form: LeadForm;
  readonly intake: LeadIntake;
  /** Where a browser without scripts is sent on to. */
  readonly thanksPath: string;
  /** What was sent, where it was read already. */
  readonly sent?: FormData;
}

/** An action's whole work for a form: reads it, keeps it, and answers. */
export async function takeForm(request: Request, { form, intake, thanksPath, sent }: Taking) {
  const data = sent ?? (await readSentForm(request));
  const answer = await receiveLead({ form, data, intake, page: sendingPage(request) });
  return answerForm(request, answer, thanksPath);
}
