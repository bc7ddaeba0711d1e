import { plusDays } from '#app/kernel/days.ts';

export const reminderNames = ['week-before', 'day-before', 'overdue'] as const;
export type ReminderName = (typeof reminderNames)[number];

/**
 * The days on which a reminder is sent, counted from the due day. It is meant for the first; the
 * others are for a site that was down on that day.
 */
const sendingDays: Readonly<Record<ReminderName, readonly [first: number, last: number]>> = {
  'week-before': [-7, -2],
  'day-before': [-1, 0],
  overdue: [3, 9],
};

/** The due days of instalments that a day may have reminders for. */
export function dueDaysAround(today: string): { readonly first: string; readonly last: string } {
  const { 'week-before': before, overdue } = sendingDays;
  return { first: plusDays(today, -overdue[1]), last: plusDays(today, -before[0]) };
}

/**
 * Finds the reminder of an unpaid instalment for a day; all days as YYYY-MM-DD in Lagos. None is
 * sent about a day that had passed when the visitor enrolled.
 */
export function findReminder(
  dueDay: string,
  { today, enrolledOn }: { readonly today: string; readonly enrolledOn: string },
): ReminderName | undefined {
  return reminderNames.find((name) => {
    const [first, last] = sendingDays[name];
    const firstDay = plusDays(dueDay, first);
    return firstDay <= today && today <= plusDays(dueDay, last) && firstDay > enrolledOn;
  });
}

/** True when a reminder still says what is so: not "is due" after the day. */
export function isTimely(name: ReminderName, dueDay: string, today: string): boolean {
  return name === 'overdue' || today <= dueDay;
}
