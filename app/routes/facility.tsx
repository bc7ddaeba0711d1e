import { createContext, data, redirect } from 'react-router';
import { providerDirectoryContext } from '#app/context.ts';
import { facilityJsonLd } from '#app/features/providers/facility/facility-json-ld.ts';
import { correctionForm } from '#app/features/providers/report/correction.schema.ts';
import { FacilityPage } from '#app/features/providers/facility/facility-page.tsx';
import { facilityTypes } from '#app/features/providers/directory/facility-types.ts';
import { DirectoryUnavailableError } from '#app/features/providers/directory/provider-directory.ports.ts';
import { readSentForm, withThanks } from '#app/leads/form-requests.server.ts';
import { saveForm } from '#app/leads/save-lead.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import { notFoundAt } from '#app/not-found.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import type { Route } from './+types/facility';

export const handle = {
  examples: ['/providers/tch_uhms-orisun-childrens', '/providers/no-such-place'],
} satisfies PageHandle;

export { loaderHeaders as headers } from '#app/site/route-headers.ts';

/** Whether a form is answered: an address of before then leads nowhere else, where its words would be lost. */
const isSentContext = createContext(false);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { facility, summary, isSample } = loaderData.details;
  const where = summary.lga ? `${summary.lga}, ${summary.state}` : summary.state;
  const { label } = facilityTypes[facility.type];
  const description = `${label} in ${where}: opening hours, directions, and which ${site.identity.name} plans cover it.`;
  return [
    ...pageMeta(site, {
      title: `${facility.name}, ${where}`,
      description,
      path: summary.path,
      above: { path: '/providers', name: 'List Of Providers' },
      // Nobody should find an invented hospital by a search engine.
      isListed: !isSample,
    }),
    { 'script:ld+json': facilityJsonLd(facility, summary, site.siteUrl) },
  ];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const details = await findDetails({ context, url }, params.facility).catch(leaveUnavailable);
  // The name is part of the address for people; the id alone decides.
  const { path } = details.summary;
  if (decodeURI(url.pathname) !== path && !context.get(isSentContext)) throw redirect(path, 301);
  return withThanks(url, { details });
}

export async function action(args: Route.ActionArgs) {
  args.context.set(isSentContext, true);
  const { summary } = await findDetails(args, args.params.facility).catch(refuseUnavailable);
  const sent = await readSentForm(args.request);
  sent.set('provider', `${summary.id} ${summary.name}`);
  return saveForm(args, { form: correctionForm, thanksPath: summary.path, sent });
}

type Asked = Pick<Route.LoaderArgs, 'context' | 'url'>;

async function findDetails({ context, url }: Asked, segment: string) {
  const details = await context.get(providerDirectoryContext).find(segment);
  if (details) return details;
  throw await notFoundAt({ context, url });
}

function leaveUnavailable(error: unknown): never {
  throw error instanceof DirectoryUnavailableError ? redirect('/providers') : error;
}

function refuseUnavailable(error: unknown): never {
  if (!(error instanceof DirectoryUnavailableError)) throw error;
  throw data('We couldn’t save your correction. Please try again.', { status: 503 });
}

export default function FacilityRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { details, thanks } = loaderData;
  return <FacilityPage details={details} answer={actionData ?? thanks} />;
}
