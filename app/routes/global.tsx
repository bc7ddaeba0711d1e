import { homeMeta } from '#app/features/home/home-meta.ts';
import { DiasporaHome } from '#app/features/home/home-chunks.ts';
import type { Route } from './+types/global';

export function meta({ matches }: Route.MetaArgs) {
  return homeMeta(matches[0].loaderData);
}

export default function Global() {
  return <DiasporaHome />;
}
