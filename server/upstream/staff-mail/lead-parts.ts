import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { withoutTipsProfile } from '#app/leads/tips-profile-fields.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import { element } from '#server/xml.ts';

/** Writes leads as plain text. */
export function leadsAsText(leads: readonly ClaimedDelivery[]): string {
  const parts = leads.map((lead) => {
    const lines = fieldsOf(lead).map(([name, text]) => `${name}: ${text}`);
    const head = leads.length > 1 ? [lead.kind, ''] : [];
    return [...head, ...lines, '', ...factsOf(lead)].join('\n');
  });
  return parts.join('\n\n----------\n\n');
}

const cell =
  'padding: 4px 12px 4px 0; vertical-align: top; text-align: left; white-space: pre-wrap';

/** Writes leads as HTML, in which everything that was typed is text. */
export function leadsAsHtml(leads: readonly ClaimedDelivery[]): string {
  const parts = leads.flatMap((lead) => [
    element('h2', lead.kind),
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

function fieldsOf({ fields }: ClaimedDelivery): [name: string, text: string][] {
  return Object.entries(withoutTipsProfile(fields));
}

function factsOf(lead: ClaimedDelivery): string[] {
  const { delivery, edition, page, createdAtMs, suspectedBot, consentVersion } = lead;
  return [
    ...(suspectedBot === null ? [] : [`Suspected bot: ${suspectedBot}`]),
    ...(consentVersion === null ? [] : [`Consent: ${consentVersion}`]),
    `Edition ${edition}, page ${page}, ${new Date(createdAtMs).toISOString()}`,
    `Lead ${delivery.lead_id}, reference ${referenceOf(delivery.lead_id)}`,
  ];
}
