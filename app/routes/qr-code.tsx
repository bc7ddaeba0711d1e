import { useSearchParams } from 'react-router';
import { contentContext } from '#app/context.ts';
import { QrCodePage } from '#app/features/qr-code/qr-code-page.tsx';
import type { PageHandle } from '#app/site/page-handle.ts';
import { contentMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/qr-code';

export const handle = { cacheParameters: ['target'] } satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.content, { path: '/qr-code' });
}

export function loader({ context }: Route.LoaderArgs) {
  return { content: context.get(contentContext).qrCodes };
}

export default function QrCodeRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <QrCodePage content={loaderData.content} targetId={search.get('target') ?? undefined} />;
}
