import { unavailable } from '../payment/order-payments.ports.ts';
import type { CheckedRows, ListRules, MemberLists } from './member-lists.ports.ts';
import { compareLists, mostFileBytes } from './member.ts';
import {
  fieldOf,
  problemWords,
  readForm,
  readGrades,
  readRows,
  withMistakes,
} from './members-form.server.ts';
import {
  cellName,
  linesTo,
  membersAddress,
  mostTypedRows,
  type FoundView,
  type MembersForm,
} from './members-view.ts';
import {
  groupOf,
  listViewOf,
  sumOfList,
  type GroupOrder,
  type MembersPageView,
} from './members-view.server.ts';

interface Asked extends Pick<GroupOrder, 'catalogue' | 'today'> {
  readonly url: URL;
  readonly lists: MemberLists;
  /** Undefined when the page is only looked at. */
  readonly sent?: {
    /** Undefined when it is larger than a list can be, or there is no such order. */
    readonly form: FormData | undefined;
    /** Set when this visitor has sent too many forms. */
    readonly retryAfterSeconds: number | undefined;
  };
}

export type MembersAnswer =
  | { readonly kind: 'view'; readonly view: MembersPageView; readonly status: number }
  | { readonly kind: 'saved'; readonly path: string };

/** Mistakes shown at once: with more, the file is of another kind. */
const mostShown = 50;
const tooLarge = `The file is larger than ${mostFileBytes / 1024 / 1024} MB. Keep only the columns of the template`;

/** Shows an enrolment's lists, takes a file or lines into a checked list, or confirms that. */
export async function answerMembers(asked: Asked): Promise<MembersAnswer> {
  const { url, catalogue, sent } = asked;
  if (!sent && !url.searchParams.has('request')) {
    return { kind: 'view', view: { kind: 'none' }, status: 200 };
  }
  const form = readForm(url, catalogue, sent?.form);
  try {
    const found = await findGroup(asked);
    if (!found) return { kind: 'view', view: { kind: 'unknown' }, status: 404 };
    return await answerGroup({ ...asked, ...found, form });
  } catch (error) {
    return { kind: 'view', view: { ...unavailable(error), form }, status: 503 };
  }
}

/** What was sent for which group, with the forms that are shown again. */
interface SentList extends Asked, GroupOrder {
  readonly form: MembersForm;
}

async function findGroup(asked: Asked) {
  const enrolment = await asked.lists.find(asked.url.searchParams.get('request') ?? '');
  const group = enrolment && groupOf(enrolment);
  return enrolment && group && { enrolment, group };
}

async function answerGroup(submission: SentList): Promise<MembersAnswer> {
  const { url, sent, form } = submission;
  if (!sent) return show(submission, 200);
  // Not limited, so nothing but a line is added.
  if (url.searchParams.has('step')) {
    const last = Math.min(form.lines.length + 1, mostTypedRows);
    return show(submission, 200, { lines: linesTo(last), focus: cellName(last, 'firstName') });
  }
  const { retryAfterSeconds } = sent;
  if (retryAfterSeconds !== undefined) {
    const notice = { kind: 'too-many', retryAfterSeconds } as const;
    return show(submission, 429, { notice });
  }
  if (!sent.form) return show(submission, 413, { errors: { file: tooLarge } });
  if (form.go === 'confirm') return confirm(submission);
  return form.go === 'upload'
    ? answerFile(submission, sent.form.get('file'))
    : answerLines(submission);
}

/** Shows the page with what was sent, and what came of it. */
function show(
  submission: SentList,
  status: number,
  changes: Partial<MembersForm> = {},
  found?: FoundView,
): MembersAnswer {
  const form = { ...submission.form, ...changes };
  return { kind: 'view', view: listViewOf(submission, form, found), status };
}

function showStale(submission: SentList, kind: 'stale' | 'repriced' = 'stale'): MembersAnswer {
  return show(submission, 409, { notice: { kind } });
}

function rulesOf({ group, form, catalogue, today }: SentList): ListRules {
  const planNames = form.plans.map(({ value, label }) => ({ name: label, plan: value }));
  return {
    buyer: group.party.buyer,
    plan: group.tier,
    hasDependants: form.way === 'type' || form.values['dependants'] !== 'no',
    grades: [...readGrades(form.values), ...planNames],
    prices: catalogue.prices,
    today,
  };
}

async function answerFile(submission: SentList, file: FormDataEntryValue | null) {
  const { enrolment, lists } = submission;
  if (!(file instanceof File) || file.size === 0) {
    return show(submission, 422, { errors: { file: 'Choose the file with your members' } });
  }
  if (file.size > mostFileBytes) return show(submission, 413, { errors: { file: tooLarge } });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { rows, problems } = await lists.read(bytes, enrolment.id);
  const checked = await lists.check(rows, rulesOf(submission));
  const all = [...problems, ...checked.problems];
  return store(submission, {
    ...checked,
    problems: all.toSorted((one, other) => one.line - other.line),
  });
}

/** Checks lines that were typed in or put right; the latter join the list of their other lines. */
async function answerLines(submission: SentList) {
  const { enrolment, form, lists } = submission;
  const list = form.list === '' ? undefined : enrolment.checked;
  if (list?.id !== (form.list || undefined)) return showStale(submission);
  const { members: taken = [], leftOut = 0 } = list ?? {};
  const known = new Set(taken.map(({ line }) => line));
  const rows = readRows(form).filter(({ line }) => !known.has(line));
  if (rows.length === 0 && form.go === 'check') {
    const errors = { 'm1-firstName': 'Enter the first name of the first person' };
    return show(submission, 422, { errors });
  }
  const checked = await lists.check(rows, rulesOf(submission), taken);
  // Lines of the file that are not on the page, such as one that could not be read.
  return store(submission, checked, Math.max(0, leftOut - form.lines.length));
}

/**
 * Stores the good rows in place of those before; without any, the list before stays.
 * @param others lines of the same file with mistakes, not among these rows
 */
async function store(
  submission: SentList,
  checked: CheckedRows,
  others = 0,
): Promise<MembersAnswer> {
  const { enrolment, lists } = submission;
  const { members, problems } = checked;
  const before = enrolment.checked ?? enrolment.confirmed;
  const leftOut = new Set(problems.map(({ line }) => line)).size + others;
  const isSaved = members.length > 0;
  const list = isSaved ? await lists.replace(enrolment.id, members, leftOut) : '';
  const form = withMistakes(submission.form, checked, list);
  const shown = problems.map((problem) => {
    const field = form.lines.includes(problem.line) ? fieldOf(problem) : undefined;
    return [problemWords(problem), field] as const;
  });
  const found = {
    taken: members.length,
    leftOut,
    mistakes: problems.length,
    shown: Array.from(new Map(shown.slice(0, mostShown)), ([text, field]) => ({ text, field })),
    changes: before && isSaved ? compareLists(before.members, members) : undefined,
  };
  const saved = isSaved ? await findGroup(submission) : undefined;
  const status = problems.length > 0 || !isSaved ? 422 : 200;
  return show({ ...submission, ...saved }, status, form, found);
}

async function confirm(submission: SentList): Promise<MembersAnswer> {
  const { enrolment, group, form, lists } = submission;
  const { checked, confirmed, token } = enrolment;
  const id = form.values['list'] ?? '';
  const done = { kind: 'saved', path: membersAddress(token) } as const;
  if (confirmed?.id === id) return done;
  if (checked?.id !== id) return showStale(submission);
  const sum = sumOfList(checked, submission);
  // Somebody on it is a year older, or there are new prices.
  if (form.values['seen'] !== sum.seen) return showStale(submission, 'repriced');
  if (form.values['consent'] !== 'members-told-1') {
    const consent = 'Tick the box once everyone on the list knows about it.';
    return show(submission, 422, { errors: { consent } });
  }
  const { lives, counts, isSmall, plans, leftOut, payment } = sum;
  const isDone = await lists.confirm({
    enrolmentId: enrolment.id,
    listId: id,
    people: lives,
    enrolled: group.party.people + group.party.children,
    counts: isSmall ? undefined : counts,
    plans: plans.map((plan) => `${plan.name} ${plan.lives}`).join(', '),
    leftOut,
    payment,
  });
  return isDone ? done : showStale(submission);
}
