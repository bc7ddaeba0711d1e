import { redirect } from 'react-router';
import { DataSaverPage } from '#app/features/reach/data-saver/data-saver-page.tsx';
import { readSentForm } from '#app/leads/form-requests.server.ts';
import {
  dataSaverCookie,
  dataSaverFields,
  dataSaverPath,
} from '#app/location/data-saver-choice.ts';
import { findOwnPath } from '#app/location/own-path.ts';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/data-saver';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: 'Data saver',
    description:
      'Read the whole site for a fraction of the data: what the data saver leaves out, what pages weigh, and the switch.',
    path: dataSaverPath,
  });
}

/** Keeps the choice for a year and leads back to the page on which it was made. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readSentForm(request);
  const choice = form.get(dataSaverFields.choice) === 'on' ? 'on' : 'off';
  const back = findOwnPath(form.get(dataSaverFields.back)) ?? dataSaverPath;
  return redirect(back, {
    status: 303,
    headers: { 'set-cookie': dataSaverCookie(choice), 'cache-control': 'no-store' },
  });
}

export default function DataSaverRoute() {
  return <DataSaverPage />;
}
