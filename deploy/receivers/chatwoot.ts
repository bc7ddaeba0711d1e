// Makes each lead a conversation in an inbox of Chatwoot, of the kind "API": docs/leads.md.
import { inLines, send, setting } from './hand-on.ts';
import { receive, type Lead } from './receive.ts';

const url = setting('CHATWOOT_URL').replace(/\/+$/, '');
const contacts = `${url}/public/api/v1/inboxes/${setting('CHATWOOT_INBOX')}/contacts`;

async function converse(lead: Lead): Promise<void> {
  const { name, email, phone } = lead.fields;
  // A payment or a correction comes from nobody to answer.
  if (!email && !phone) return;
  // Chatwoot finds who wrote before by email or phone; the same source_id is the same lead again.
  const person = { source_id: lead.id, name, email, phone_number: phone };
  await send(contacts, JSON.stringify(person));
  const conversations = `${contacts}/${lead.id}/conversations`;
  const conversation = JSON.parse(await send(conversations, '{}')) as { readonly id: number };
  const message = { content: inLines(lead) };
  await send(`${conversations}/${conversation.id}/messages`, JSON.stringify(message));
}

receive(setting('WEBHOOK_SECRET'), converse).listen(Number(setting('PORT')), '127.0.0.1');
