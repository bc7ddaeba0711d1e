// Drops each lead as a row of CSV into a spreadsheet's web app, or whatever takes one: docs/leads.md.
import { send, setting } from './hand-on.ts';
import { receive, type Lead } from './receive.ts';

const url = setting('SHEET_URL');

async function drop({ id, kind, page, fields }: Lead): Promise<void> {
  const { name = '', email = '', phone = '', topic = '', time = '', ...others } = fields;
  const received = new Date().toISOString();
  const rest = Object.entries(others).map(([field, value]) => `${field}: ${value}`);
  const row = [id, received, kind, page, name, email, phone, topic, time, rest.join('\n')];
  const answer = await send(url, `${row.map(asCell).join(',')}\r\n`, 'text/csv');
  // A script that fails answers with 200 and a page about it.
  if (answer.trim() !== 'ok') throw new Error('the sheet did not answer "ok"');
}

/** A spreadsheet must not run what looks like a formula. */
function asCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

receive(setting('WEBHOOK_SECRET'), drop).listen(Number(setting('PORT')), '127.0.0.1');
