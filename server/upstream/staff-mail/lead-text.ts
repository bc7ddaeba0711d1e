import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { withoutTipsProfile } from '#app/leads/tips-profile-fields.ts';
import { editionFacts, type Edition } from '#app/site/edition.ts';
import { fieldInWords, kindInWords, timeInWords, valueInWords } from '#server/leads/lead-words.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import { element } from '#server/xml.ts';

/** Says what leads are about, without what was typed. */
export function subjectOf(leads: readonly ClaimedDelivery[]): string {
  const [first] = leads;
  if (first && leads.length === 1) return `New lead: ${titleOf(first)}`;
  const byKind = Map.groupBy(leads, ({ kind }) => kindInWords(kind));
  const counts = Array.from(byKind, ([kind, some]) => `${kind} (${some.length})`);
  return `${leads.length} new leads: ${counts.join(', ')}`;
}

/** Says that somebody waits for a call. */
export function urgentSubjectOf(lead: ClaimedDelivery): string {
  return `Call as soon as you can: ${topicInWords(lead) ?? referenceOf(lead.delivery.lead_id)}`;
}

function titleOf(lead: ClaimedDelivery): string {
  const topic = topicInWords(lead);
  return topic ? `${kindInWords(lead.kind)} (${topic})` : kindInWords(lead.kind);
}

function topicInWords({ kind, fields }: ClaimedDelivery): string | undefined {
  const code = fields['topic'] ?? '';
  const topic = valueInWords(kind, 'topic', code);
  // Anything else was typed.
  return topic === code ? undefined : topic;
}

/** Writes leads as plain text. */
export function leadsAsText(leads: readonly ClaimedDelivery[]): string {
  const parts = leads.map((lead) => {
    const lines = fieldsOf(lead).map(([name, text]) => `${name}: ${quoteFurtherLines(text)}`);
    const head = leads.length > 1 ? [kindInWords(lead.kind), ''] : [];
    return [...head, ...lines, '', ...factsOf(lead)].join('\n');
  });
  return parts.join('\n\n----------\n\n');
}

const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Marks what a visitor typed below its first line, which could pass for a further field or lead. */
function quoteFurtherLines(text: string): string {
  return text.replaceAll(lineEnds, '\n  | ');
}

const cell =
  'padding: 4px 12px 4px 0; vertical-align: top; text-align: left; white-space: pre-wrap';

/** Writes leads as HTML, in which everything that was typed is text. */
export function leadsAsHtml(leads: readonly ClaimedDelivery[]): string {
  const parts = leads.flatMap((lead) => [
    element('h2', kindInWords(lead.kind)),
    element(
      'table',
      fieldsOf(lead).map(([name, text]) =>
        element('tr', [
          element('th', name, { scope: 'row', style: cell }),
          element('td', text, { style: cell }),
        ]),
      ),
    ),
    ...factsOf(lead).map((fact) => element('p', fact)),
  ]);
  const head = element('head', [element('title', 'Leads')]);
  return `<!doctype html>\n${element('html', [head, element('body', parts)], { lang: 'en' }).xml}`;
}

/** The fields in the words of the form. */
function fieldsOf({ kind, fields }: ClaimedDelivery): [name: string, text: string][] {
  const shown = Object.entries(withoutTipsProfile(fields));
  return shown.map(([name, text]) => [fieldInWords(name), valueInWords(kind, name, text)]);
}

function factsOf(lead: ClaimedDelivery): string[] {
  const { delivery, edition, page, createdAtMs, suspectedBot, consentVersion } = lead;
  return [
    ...(suspectedBot === null ? [] : [`Suspected bot: ${suspectedBot}`]),
    ...(consentVersion === null ? [] : [`Consent: ${consentVersion}`]),
    `Edition ${editionFacts[edition as Edition].label}, page ${page}, ${timeInWords(createdAtMs)} in Lagos`,
    `Lead ${delivery.lead_id}, reference ${referenceOf(delivery.lead_id)}`,
  ];
}
