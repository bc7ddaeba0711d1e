import { data } from 'react-router';
import { leadIntakeContext } from '#app/context.ts';
import { NewsletterChunk } from '#app/features/newsletter/newsletter-chunk.ts';
import {
  answerForm,
  findSentReference,
  readSentForm,
  sendingPage,
} from '#app/leads/form-requests.server.ts';
import { newsletterLeadForm } from '#app/leads/newsletter/newsletter-lead-form.ts';
import { receiveLead } from '#app/leads/receive-lead.server.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/newsletter';

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!site) return [];
  return [
    { title: `Newsletter | ${site.identity.name}` },
    { name: 'description', content: `Health tips and news of ${site.identity.name} by email.` },
    { tagName: 'link', rel: 'canonical', href: `${site.siteUrl}/newsletter` },
  ];
}

export function loader({ url }: Route.LoaderArgs) {
  const reference = findSentReference(url);
  const thanks = reference === undefined ? undefined : { kind: 'kept' as const, reference };
  const init = thanks && { headers: { 'cache-control': 'private, no-store' } };
  return data({ thanks }, init);
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await receiveLead({
    form: newsletterLeadForm,
    data: await readSentForm(request),
    intake: context.get(leadIntakeContext),
    page: sendingPage(request),
  });
  return answerForm(request, answer, '/newsletter');
}

export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterChunk answer={actionData ?? loaderData.thanks} />;
}
