import { dayInLagos } from '#app/kernel/days.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { print, RefusedError } from '#server/staff-commands/command-line.ts';
import type { StoreCommand } from '#server/staff-commands/run-store-command.ts';
import { runRenewals } from '../renewals/run-renewals.ts';
import { runReminders, type Reminder } from '../reminders/run-reminders.ts';
import { hasMail, inWords, nothingChanged } from './command.ts';

/** Hands the day's reminders to the running site, which mails each once. */
export const remind: StoreCommand = {
  usage: '[--dry-run]',
  does: 'mail payers whose payment is due or overdue or whose year ends, once each; the site does it every hour',
  options: { 'dry-run': { type: 'boolean' } },
  takes: 'never',
  async run(call) {
    const { store, values } = call;
    const isDryRun = values['dry-run'] === true;
    if (!isDryRun && !hasMail(call)) {
      throw new RefusedError('No one was mailed: set SMTP_URL and STAFF_EMAIL first.');
    }
    const saver = createLeadSaver({ store, targets: new Set(['payer-mail'] as const) });
    const today = dayInLagos(Date.now());
    const options = { store, saver, today, isDryRun };
    const reminders = (await runReminders(options)).map(described);
    const renewals = (await runRenewals(options)).map(
      ({ reference, endDay }) => `order ${reference}, to renew before ${endDay}`,
    );
    const mails = [...reminders, ...renewals];
    for (const mail of mails) print(call, `${isDryRun ? 'Would mail' : 'Mailing'}: ${mail}`);
    if (mails.length === 0) print(call, 'There is no one to remind today.');
    if (isDryRun) print(call, nothingChanged);
  },
};

function described({ reference, number, amount, dueDay }: Reminder): string {
  return `order ${reference}, payment ${number}, ${inWords(amount.minor, amount.currency)}, due on ${dueDay}`;
}
