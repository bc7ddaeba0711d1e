import { createContext, data, redirect } from 'react-router';
import {
  contentContext,
  draftLinksContext,
  orderDraftsContext,
  siteContext,
  visitorContext,
} from '#app/context.ts';
import { DevicePage } from '#app/features/buying/enrolment/device/device-page.tsx';
import { deviceNames, type DeviceView } from '#app/features/buying/enrolment/device/device-view.ts';
import {
  showDevice,
  answerDevice,
} from '#app/features/buying/enrolment/device/answer-device.server.ts';
import {
  draftCookie,
  readDraftKey,
} from '#app/features/buying/enrolment/draft/draft-cookie.server.ts';
import { failForNow } from '#app/features/buying/enrolment/fail-for-now.server.ts';
import { readSentForm } from '#app/leads/form-requests.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { privateHeaders } from '#app/site/route-headers.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/checkout-device';

export const handle = { offline: 'never', shell: 'checkout' } satisfies PageHandle;
export { allPrivate as headers } from '#app/site/route-headers.ts';

/** The view that answers a post, which the page then shows. */
const answerContext = createContext<DeviceView | null>(null);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(siteOf(matches), 'Continue on another device');
}

export async function loader(args: Route.LoaderArgs) {
  const answer = args.context.get(answerContext);
  if (answer) return data(answer);
  const view = await showDevice(await askedOf(args)).catch(failForNow);
  const isUsed = view.kind === 'gone' && args.url.searchParams.has(deviceNames.link);
  return data(view, { status: isUsed ? 404 : 200 });
}

/** Mails a link, or opens an order by one and keeps it under this device's own cookie. */
export async function action(args: Route.ActionArgs) {
  const form = await readSentForm(args.request);
  const answer = await answerDevice(await askedOf(args), form).catch(failForNow);
  if (answer.kind === 'view') {
    args.context.set(answerContext, answer.view);
    return data(null, { status: answer.status });
  }
  const cookie = await draftCookie(answer.key, args.context.get(siteContext).siteUrl);
  throw redirect(answer.path, {
    status: 303,
    headers: { ...privateHeaders, 'set-cookie': cookie },
  });
}

async function askedOf({ request, context, url }: Route.LoaderArgs | Route.ActionArgs) {
  return {
    catalogue: context.get(contentContext).planCatalogue,
    drafts: context.get(orderDraftsContext),
    links: context.get(draftLinksContext),
    key: await readDraftKey(request),
    edition: context.get(visitorContext).edition,
    parameters: url.searchParams,
  };
}

export default function CheckoutDeviceRoute({ loaderData }: Route.ComponentProps) {
  return <DevicePage view={loaderData} />;
}
