// Makes each lead a lead in EspoCRM, over its Lead Capture: docs/leads.md.
import { inLines, send, setting } from './hand-on.ts';
import { receive, type Lead } from './receive.ts';

const url = setting('ESPOCRM_URL').replace(/\/+$/, '');
const address = `${url}/api/v1/LeadCapture/${setting('ESPOCRM_KEY')}`;

async function capture(lead: Lead): Promise<void> {
  const { name = '', email, phone } = lead.fields;
  // A payment or a correction comes from nobody to write to.
  if (!email && !phone) return;
  const names = name.trim().split(/\s+/);
  const record = {
    firstName: names.slice(0, -1).join(' ') || null,
    lastName: names.at(-1) || null,
    emailAddress: email || null,
    phoneNumber: phone || null,
    description: inLines(lead),
  };
  await send(address, JSON.stringify(record));
}

receive(setting('WEBHOOK_SECRET'), capture).listen(Number(setting('PORT')), '127.0.0.1');
