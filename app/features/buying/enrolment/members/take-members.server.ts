import type { FieldErrors } from '#app/kernel/form-answer.ts';
import { compareLists, mostFileBytes } from './member.ts';
import { OrdersUnavailableError } from '../payment/order-payments.ports.ts';
import type {
  CheckedRows,
  Confirmation,
  ListedEnrolment,
  ListRules,
  MemberLists,
} from './member-lists.ports.ts';
import {
  membersAddress,
  goName,
  linesTo,
  mostTypedRows,
  type FixView,
  type FoundView,
  type MembersForm,
} from './members-view.ts';
import {
  countRows,
  fieldErrorsOf,
  findFix,
  fixFor,
  readGrades,
  readRows,
  textsOf,
} from './members-form.server.ts';
import {
  formOf,
  groupOf,
  listViewOf,
  problemWords,
  type GroupRequest,
  type MembersPageView,
  type MembersSources,
  type Showing,
} from './members-view.server.ts';

interface Taking extends MembersSources {
  readonly url: URL;
  /** Undefined when it is larger than a list can be, or there is no such order. */
  readonly form: FormData | undefined;
  readonly lists: MemberLists;
  /** Set when this visitor has sent too many forms. */
  readonly retryAfterSeconds: number | undefined;
}

export type TakenMembers =
  | { readonly kind: 'view'; readonly view: MembersPageView; readonly status: number }
  | { readonly kind: 'saved'; readonly path: string };

/** Mistakes shown at once: with more, the file is of another kind. */
const mostShown = 50;
const tooLarge = `The file is larger than ${mostFileBytes / 1024 / 1024} MB. Keep only the columns of the template`;

/** Shows an enrolment's lists. */
export async function showMembers(finding: Finding): Promise<TakenMembers> {
  const form = formOf(finding.url, finding);
  if (!finding.url.searchParams.has('request')) {
    return { kind: 'view', view: { kind: 'none' }, status: 200 };
  }
  return orUnavailable(form, async () => {
    const found = await findGroup(finding);
    return found ? show({ ...finding, ...found }, 200, { form }) : unknown;
  });
}

/** Takes a file or typed rows, checks them and stores the good ones, or confirms the list. */
export async function takeMembers(taking: Taking): Promise<TakenMembers> {
  const { url, retryAfterSeconds } = taking;
  const values = taking.form ? textsOf(taking.form) : {};
  const fix = findFix(values);
  const form = { ...formOf(url, taking), values, rows: countRows(values), ...(fix && { fix }) };
  return orUnavailable(form, async () => {
    const found = await findGroup(taking);
    if (!found) return unknown;
    const submission = { ...found, ...taking, shown: form };
    // Not limited, so nothing but a line is added.
    if (url.searchParams.has('step')) {
      const rows = Math.min(form.rows + 1, mostTypedRows);
      return show(submission, 200, { form: { ...form, rows } });
    }
    if (retryAfterSeconds !== undefined) {
      const notice = { kind: 'too-many', retryAfterSeconds } as const;
      return show(submission, 429, { form: { ...form, notice } });
    }
    if (!taking.form) return refuse(submission, 413, { file: tooLarge });
    if (fix) return takeFixed(submission, fix);
    if (values[goName] === 'check') return takeTyped(submission);
    return values[goName] === 'confirm' ? confirm(submission) : takeFile(submission);
  });
}

const unknown: TakenMembers = { kind: 'view', view: { kind: 'unknown' }, status: 404 };

interface FoundGroup {
  readonly enrolment: ListedEnrolment;
  readonly group: GroupRequest;
}

/** What was sent for which group, with the form that is shown again. */
interface Submission extends Taking, FoundGroup {
  readonly shown: MembersForm;
}

async function orUnavailable(
  form: MembersForm,
  work: () => Promise<TakenMembers>,
): Promise<TakenMembers> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OrdersUnavailableError)) throw error;
    return { kind: 'view', view: { kind: 'unavailable', form }, status: 503 };
  }
}

type Finding = Pick<Taking, 'url' | 'lists'> & MembersSources;

async function findGroup(finding: Finding): Promise<FoundGroup | undefined> {
  const enrolment = await finding.lists.find(finding.url.searchParams.get('request') ?? '');
  const group = enrolment && groupOf(enrolment, finding);
  return enrolment && group && { enrolment, group };
}

function show(found: FoundGroup & MembersSources, status: number, shown: Showing): TakenMembers {
  return { kind: 'view', view: listViewOf(found.enrolment, found.group, found, shown), status };
}

function refuse(submission: Submission, status: 413 | 422, errors: FieldErrors): TakenMembers {
  return show(submission, status, { form: { ...submission.shown, errors } });
}

function showStale(submission: Submission): TakenMembers {
  return show(submission, 409, { form: { ...submission.shown, notice: { kind: 'stale' } } });
}

function rulesOf({ group, shown, catalogue, today }: Submission): ListRules {
  const planNames = shown.plans.map(({ value, label }) => ({ name: label, plan: value }));
  return {
    buyer: group.party.buyer,
    plan: group.tier,
    hasDependants: shown.way === 'type' || shown.values['dependants'] !== 'no',
    grades: [...readGrades(shown.values), ...planNames],
    prices: catalogue.prices,
    today,
  };
}

async function takeFile(submission: Submission) {
  const { lists } = submission;
  const file = submission.form?.get('file');
  if (!(file instanceof File) || file.size === 0) {
    return refuse(submission, 422, { file: 'Choose the file with your members' });
  }
  if (file.size > mostFileBytes) return refuse(submission, 413, { file: tooLarge });
  const { rows, problems } = await lists.read(new Uint8Array(await file.arrayBuffer()));
  const checked = lists.check(rows, rulesOf(submission));
  return store(submission, {
    ...checked,
    problems: [...problems, ...checked.problems].toSorted((one, other) => one.line - other.line),
  });
}

/** Takes lines that were put right, into the list of the other lines of their file. */
async function takeFixed(submission: Submission, { list: id, lines }: FixView) {
  const { checked: list } = submission.enrolment;
  const isWhole = id === '';
  if (!isWhole && id !== list?.id) return showStale(submission);
  const { fix: _fix, ...shown } = submission.shown;
  const taken = isWhole ? [] : (list?.members ?? []);
  const known = new Set(taken.map(({ line }) => line));
  const rows = readRows(shown.values, lines).filter(({ line }) => !known.has(line));
  const checked = submission.lists.check(rows, rulesOf(submission), taken);
  // Lines of the file that are not on the page, such as one that could not be read.
  const others = isWhole ? 0 : (list?.leftOut ?? 0) - lines.length;
  return store({ ...submission, shown }, checked, Math.max(0, others));
}

async function takeTyped(submission: Submission) {
  const { values, rows: count } = submission.shown;
  const rows = readRows(values, linesTo(count));
  if (rows.length === 0) {
    return refuse(submission, 422, { 'm1-firstName': 'Enter the first name of the first person' });
  }
  const checked = submission.lists.check(rows, rulesOf(submission));
  return checked.problems.length > 0
    ? refuse(submission, 422, fieldErrorsOf(checked.problems))
    : store(submission, checked);
}

/**
 * Stores the good rows in place of those before; without any, the list before stays.
 * @param others lines of the same file with mistakes, not among these rows
 */
async function store(
  submission: Submission,
  { members, problems, rejected }: CheckedRows,
  others = 0,
): Promise<TakenMembers> {
  const { enrolment, lists, shown: form } = submission;
  const before = enrolment.checked ?? enrolment.confirmed;
  const leftOut = new Set(problems.map(({ line }) => line)).size + others;
  const isSaved = members.length > 0;
  const list = isSaved ? await lists.replace(enrolment.id, members, leftOut) : '';
  const fix = form.way === 'file' ? fixFor(rejected, problems, list) : undefined;
  const found: FoundView = {
    taken: members.length,
    leftOut,
    mistakes: problems.length,
    shown: [...new Set(problems.slice(0, mostShown).map(problemWords))],
    errors: fix?.errors,
    changes: before && isSaved ? compareLists(before.members, members) : undefined,
  };
  const saved = isSaved ? await findGroup(submission) : undefined;
  const status = problems.length > 0 || !isSaved ? 422 : 200;
  return show({ ...submission, ...saved }, status, { form: fix ? { ...form, fix } : form, found });
}

async function confirm(submission: Submission): Promise<TakenMembers> {
  const { enrolment, lists, shown: form } = submission;
  const id = form.values['list'] ?? '';
  const done: TakenMembers = { kind: 'saved', path: membersAddress(enrolment.token) };
  if (enrolment.confirmed?.id === id) return done;
  if (enrolment.checked?.id !== id) return showStale(submission);
  if (form.values['consent'] !== 'members-told-1') {
    const consentError = 'Tick the box once everyone on the list knows about it.';
    return show(submission, 422, { form, consentError });
  }
  const confirmation = confirmationOf(submission);
  return confirmation && (await lists.confirm(confirmation)) ? done : showStale(submission);
}

/** Says what the checked list comes to, with nobody's name. */
function confirmationOf(submission: Submission): Confirmation | undefined {
  const { enrolment, group, shown: form } = submission;
  const { checked, enrolled } = listViewOf(enrolment, group, submission, { form });
  if (!checked) return undefined;
  const { id: listId, leftOut, sum } = checked;
  const { people, older, children } = sum.counts;
  const counts = { people: `${people}`, older: `${older}`, children: `${children}` };
  return {
    enrolmentId: enrolment.id,
    listId,
    people: sum.lives,
    enrolled,
    counts: sum.isSmall ? undefined : counts,
    plans: sum.plans.map(({ name, lives }) => `${name} ${lives}`).join(', '),
    leftOut,
    payment: sum.payment,
  };
}
