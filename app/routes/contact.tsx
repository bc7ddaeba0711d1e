import { data } from 'react-router';
import { companyContext, leadIntakeContext } from '#app/context.ts';
import { ContactChunk } from '#app/features/contact/contact-chunk.ts';
import { contactFormOf, contactFormPaths } from '#app/features/contact/contact-form-name.ts';
import { contactForms } from '#app/features/contact/contact-forms.ts';
import {
  answerForm,
  findSentReference,
  readSentForm,
  sendingPage,
} from '#app/leads/form-requests.server.ts';
import { receiveLead } from '#app/leads/receive-lead.server.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/contact';

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!site) return [];
  const { name, headOffice } = site.identity;
  const description = `Phone, WhatsApp, email, opening hours and head office of ${name} in ${headOffice.city}. Write to us, or let us call you back.`;
  return [
    { title: `Contact Us | ${name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${site.siteUrl}/contact` },
  ];
}

export function loader({ url, context }: Route.LoaderArgs) {
  const reference = findSentReference(url);
  const thanks = reference === undefined ? undefined : { kind: 'kept' as const, reference };
  // Each thank-you page is for one visitor: it would only fill the cache.
  const init = thanks && { headers: { 'cache-control': 'private, no-store' } };
  const { offices } = context.get(companyContext);
  return data({ sentForm: contactFormOf(url), thanks, offices }, init);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const name = contactFormOf(url);
  const answer = await receiveLead({
    form: contactForms[name],
    data: await readSentForm(request),
    intake: context.get(leadIntakeContext),
    page: sendingPage(request),
  });
  return answerForm(request, answer, contactFormPaths[name]);
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { sentForm, thanks, offices } = loaderData;
  return <ContactChunk sentForm={sentForm} answer={actionData ?? thanks} offices={offices} />;
}
