import { redirect } from 'react-router';
import { DataSaverPage } from '#app/features/pwa/data-saver/data-saver-page.tsx';
import { readSentForm } from '#app/leads/form-requests.server.ts';
import {
  dataSaverCookie,
  dataSaverFields,
  dataSaverPath,
  findOwnPath,
} from '#app/site/choice-cookies.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/data-saver';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: 'Data saver',
    description:
      'Read the whole site for a fraction of the data: see what the data saver leaves out and how much data pages use, and turn it on or off.',
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
