import { useMemo } from 'react';
import { companyContext } from '#app/context.ts';
import { StoryChunk } from '#app/features/company/story/story-chunk.ts';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import { pack, unpack } from '#app/kernel/packed/packed.ts';
import type { Route } from './+types/story';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta(siteOf(matches), { title, description, path: '/story' });
}

export function loader({ context }: Route.LoaderArgs) {
  const { story, offices } = context.get(companyContext);
  const { title, description } = story;
  return { title, description, packed: pack({ story, offices }) };
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  const page = useMemo(() => unpack(loaderData.packed), [loaderData.packed]);
  return <StoryChunk {...page} />;
}
