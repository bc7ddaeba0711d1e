import { contentContext } from '#app/context.ts';
import { ContactPage } from '#app/features/contact/contact-page.tsx';
import { callBackForm, contactForm } from '#app/features/contact/contact.schema.ts';
import { findForm, formPath } from '#app/leads/form-path.ts';
import { withThanks } from '#app/leads/form-requests.server.ts';
import { saveForm } from '#app/leads/save-lead.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/contact';

export const handle = { cacheParameters: ['form'] } satisfies PageHandle;

export { loaderHeaders as headers } from '#app/site/route-headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { name, headOffice } = site.identity;
  return pageMeta(site, {
    title: 'Contact Us',
    description: `Phone, WhatsApp, email, opening hours and head office of ${name} in ${headOffice.city}. Write to us, or let us call you back.`,
    path: '/contact',
  });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { offices } = context.get(contentContext);
  const sentForm = findForm(url, ['call-back']) ?? ('contact' as const);
  return withThanks(url, { sentForm, offices });
}

export async function action(args: Route.ActionArgs) {
  return findForm(args.url, ['call-back'])
    ? saveForm(args, { form: callBackForm, thanksPath: formPath('/contact', 'call-back') })
    : saveForm(args, { form: contactForm, thanksPath: '/contact' });
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { sentForm, thanks, offices } = loaderData;
  return <ContactPage sentForm={sentForm} answer={actionData ?? thanks} offices={offices} />;
}
