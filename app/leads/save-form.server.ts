import type { LeadForm } from './lead-form.ts';
import type { LeadIntake } from './lead-intake.ports.ts';
import { answerForm, readSentForm, sendingPage } from './form-requests.server.ts';
import { saveLead } from './save-lead.server.ts';

interface SaveOptions {
  readonly form: LeadForm;
  readonly intake: LeadIntake;
  /** Where a browser without scripts is sent on to. */
  readonly thanksPath: string;
  readonly sent?: FormData;
}

/** Reads a form in an action, saves its lead and answers. */
export async function saveForm(request: Request, { form, intake, thanksPath, sent }: SaveOptions) {
  const data = sent ?? (await readSentForm(request));
  const answer = await saveLead({ form, data, intake, page: sendingPage(request) });
  return answerForm(request, answer, thanksPath);
}
