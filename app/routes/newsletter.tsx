import { NewsletterPage } from '#app/features/newsletter/newsletter-pages.tsx';
import { withThanks } from '#app/leads/form-requests.server.ts';
import { newsletterLeadForm } from '#app/leads/newsletter/newsletter.schema.ts';
import { saveForm } from '#app/leads/save-lead.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/newsletter';

export { loaderHeaders as headers } from '#app/site/route-headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: 'Newsletter',
    description: `Health tips and news of ${site.identity.name} by email.`,
    path: '/newsletter',
  });
}

export function loader({ url }: Route.LoaderArgs) {
  return withThanks(url, {});
}

export async function action(args: Route.ActionArgs) {
  return saveForm(args, { form: newsletterLeadForm, thanksPath: '/newsletter' });
}

export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterPage answer={actionData ?? loaderData.thanks} />;
}
