import { formatMoney } from '#app/kernel/money.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { compareLists, membersPath, mostFileBytes, type MemberProblem } from './member.ts';
import { OrdersUnavailableError } from '../payment/order-payments.ports.ts';
import type { CheckedRows, ListedEnrolment, ListRules, MemberLists } from './member-lists.ports.ts';
import {
  membersAddress,
  fixGo,
  goName,
  mostTypedRows,
  type FoundView,
  type MembersForm,
} from './members-view.ts';
import {
  countRows,
  fieldErrorsOf,
  findFix,
  fixFor,
  readFixedRows,
  readGrades,
  readTypedRows,
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
  /** Undefined when it is larger than a list can be. */
  readonly form: FormData | undefined;
  readonly lists: MemberLists;
  readonly intake: LeadIntake;
  /** Set when this visitor has sent too many forms. */
  readonly retryAfterSeconds: number | undefined;
}

export type TakenMembers =
  | { readonly kind: 'view'; readonly view: MembersPageView; readonly status: number }
  | { readonly kind: 'saved'; readonly path: string };

/** Mistakes shown at once: with more, the file is of another kind. */
const mostShown = 50;
const tooLarge = `The file is larger than ${mostFileBytes / 1024 / 1024} MB. Keep only the columns of the template, and save it as CSV`;

/** Shows an enrolment's lists. */
export async function showMembers(
  taking: Pick<Taking, 'url' | 'lists'> & MembersSources,
): Promise<TakenMembers> {
  const form = formOf(taking.url, taking);
  if (!taking.url.searchParams.has('request')) {
    return { kind: 'view', view: { kind: 'none' }, status: 200 };
  }
  return orUnavailable(form, async () => {
    const found = await findGroup(taking);
    return found ? show(found, taking, 200, { form }) : unknown;
  });
}

/** Takes a file or typed rows, checks them and stores the good ones, or confirms the list. */
export async function takeMembers(taking: Taking): Promise<TakenMembers> {
  const values = taking.form ? textsOf(taking.form) : {};
  const fix = findFix(values);
  const shown = { ...formOf(taking.url, taking), values, rows: countRows(values) };
  const form = fix ? { ...shown, fix } : shown;
  return orUnavailable(form, async () => {
    const found = await findGroup(taking);
    if (!found) return unknown;
    // Not limited, so nothing but a line is added.
    if (taking.url.searchParams.has('step')) {
      const rows = Math.min(form.rows + 1, mostTypedRows);
      return show(found, taking, 200, { form: { ...form, rows } });
    }
    const { retryAfterSeconds } = taking;
    if (retryAfterSeconds !== undefined) {
      const notice = { kind: 'too-many', retryAfterSeconds } as const;
      return show(found, taking, 429, { form: { ...form, notice } });
    }
    if (!taking.form) return show(found, taking, 413, { form: withError(form, 'file', tooLarge) });
    switch (values[goName]) {
      case 'check':
        return takeTyped(found, taking, form);
      case fixGo:
        return takeFixed(found, taking, form);
      case 'confirm':
        return confirm(found, taking, form);
      case undefined:
      default:
        return takeFile(found, taking, form);
    }
  });
}

const unknown: TakenMembers = { kind: 'view', view: { kind: 'unknown' }, status: 404 };

interface FoundGroup {
  readonly enrolment: ListedEnrolment;
  readonly group: GroupRequest;
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

async function findGroup(
  taking: Pick<Taking, 'url' | 'lists'> & MembersSources,
): Promise<FoundGroup | undefined> {
  const enrolment = await taking.lists.find(taking.url.searchParams.get('request') ?? '');
  const group = enrolment && groupOf(enrolment, taking);
  return enrolment && group && { enrolment, group };
}

function show(
  { enrolment, group }: FoundGroup,
  sources: MembersSources,
  status: number,
  shown: Showing,
): TakenMembers {
  return { kind: 'view', view: listViewOf(enrolment, group, sources, shown), status };
}

function withError(form: MembersForm, field: string, message: string): MembersForm {
  return { ...form, errors: { [field]: message } };
}

function rulesOf({ group }: FoundGroup, taking: Taking, form: MembersForm): ListRules {
  const planNames = form.plans.map(({ value, label }) => ({ name: label, plan: value }));
  return {
    buyer: group.party.buyer,
    plan: group.tier,
    hasDependants: form.way === 'type' || form.values['dependants'] !== 'no',
    grades: [...readGrades(form.values), ...planNames],
    prices: taking.catalogue.prices,
    today: taking.today,
  };
}

async function takeFile(found: FoundGroup, taking: Taking, form: MembersForm) {
  const file = taking.form?.get('file');
  if (!(file instanceof File) || file.size === 0) {
    const problem = withError(form, 'file', 'Choose the file with your members');
    return show(found, taking, 422, { form: problem });
  }
  if (file.size > mostFileBytes) {
    return show(found, taking, 413, { form: withError(form, 'file', tooLarge) });
  }
  const { rows, problems } = await taking.lists.read(new Uint8Array(await file.arrayBuffer()));
  const checked = taking.lists.check(rows, rulesOf(found, taking, form));
  return store(found, taking, form, {
    ...checked,
    problems: [...problems, ...checked.problems].toSorted((one, other) => one.line - other.line),
  });
}

/** Takes lines that were put right, into the list of the other lines of their file. */
async function takeFixed(found: FoundGroup, taking: Taking, form: MembersForm) {
  const { checked: list } = found.enrolment;
  const { fix, ...rest } = form;
  const isWhole = fix === undefined || fix.list === '';
  if (!isWhole && fix.list !== list?.id) {
    return show(found, taking, 409, { form: { ...form, notice: { kind: 'stale' } } });
  }
  const taken = isWhole ? [] : (list?.members ?? []);
  const known = new Set(taken.map(({ line }) => line));
  const rows = readFixedRows(form.values).filter(({ line }) => !known.has(line));
  const checked = taking.lists.check(rows, rulesOf(found, taking, form), taken);
  // Lines of the file that are not on the page, such as one that could not be read.
  const others = isWhole ? 0 : (list?.leftOut ?? 0) - (fix?.lines.length ?? 0);
  return store(found, taking, rest, checked, Math.max(0, others));
}

async function takeTyped(found: FoundGroup, taking: Taking, form: MembersForm) {
  const rows = readTypedRows(form.values);
  if (rows.length === 0) {
    const problem = withError(form, 'm1-firstName', 'Enter the first name of the first person');
    return show(found, taking, 422, { form: problem });
  }
  const checked = taking.lists.check(rows, rulesOf(found, taking, form));
  if (checked.problems.length > 0) {
    const errors = fieldErrorsOf(checked.problems);
    return show(found, taking, 422, { form: { ...form, errors } });
  }
  return store(found, taking, form, checked);
}

/**
 * Stores the good rows in place of those before; without any, the list before stays.
 * @param others lines of the same file with mistakes, not among these rows
 */
async function store(
  found: FoundGroup,
  taking: Taking,
  form: MembersForm,
  { members, problems, rejected }: CheckedRows,
  others = 0,
): Promise<TakenMembers> {
  const { enrolment } = found;
  const before = enrolment.checked ?? enrolment.confirmed;
  const leftOut = new Set(problems.map(({ line }) => line)).size + others;
  const isSaved = members.length > 0;
  const list = isSaved ? await taking.lists.replace(enrolment.id, members, leftOut) : '';
  const fix = form.way === 'file' ? fixFor(rejected, problems, list) : undefined;
  const view: FoundView = {
    taken: members.length,
    leftOut,
    mistakes: problems.length,
    shown: shownOf(problems),
    errors: fix?.errors,
    changes: before && isSaved ? compareLists(before.members, members) : undefined,
  };
  const next = { form: fix ? { ...form, fix } : form, found: view };
  const saved = (isSaved && (await findGroup(taking))) || found;
  return show(saved, taking, problems.length > 0 || !isSaved ? 422 : 200, next);
}

function shownOf(problems: readonly MemberProblem[]): string[] {
  return [...new Set(problems.slice(0, mostShown).map(problemWords))];
}

async function confirm(
  found: FoundGroup,
  taking: Taking,
  form: MembersForm,
): Promise<TakenMembers> {
  const { enrolment } = found;
  const id = form.values['list'] ?? '';
  const done: TakenMembers = { kind: 'saved', path: membersAddress(enrolment.token) };
  if (enrolment.confirmed?.id === id) return done;
  const stale = { ...form, notice: { kind: 'stale' } as const };
  if (enrolment.checked?.id !== id) return show(found, taking, 409, { form: stale });
  if (form.values['consent'] !== 'members-told-1') {
    const request = 'Tick the box once everyone on the list knows about it.';
    return show(found, taking, 422, { form, consentError: request });
  }
  // Staff first: if the list then cannot be confirmed, the visitor is told, and a repeat is one lead.
  const told = await tellStaff(found, taking, id);
  if (!told) throw new OrdersUnavailableError('staff could not be told');
  const isConfirmed = await taking.lists.confirm(enrolment.id, id);
  return isConfirmed ? done : show(found, taking, 409, { form: stale });
}

/** Saves a lead that says a list has come, with nobody's name. */
async function tellStaff(
  { enrolment, group }: FoundGroup,
  taking: Taking,
  listId: string,
): Promise<boolean> {
  const shown = listViewOf(enrolment, group, taking, { form: formOf(taking.url, taking) });
  const sum = shown.checked?.sum;
  if (!sum) return false;
  const answer = await taking.intake.save({
    kind: 'members',
    fields: {
      enrolment: enrolment.reference,
      enrolmentLead: enrolment.id,
      people: formatNumber(sum.lives),
      enrolled: formatNumber(shown.enrolled),
      plans: sum.plans.map(({ name, lives }) => `${name} ${lives}`).join(', '),
      price: sum.price ? `${formatMoney(sum.price.yearly)} a year` : 'to be agreed',
      leftOut: formatNumber(shown.checked?.leftOut ?? 0),
    },
    consentVersion: 'members-told-1',
    submissionKey: listId,
    page: membersPath,
  });
  return answer.kind === 'saved';
}
