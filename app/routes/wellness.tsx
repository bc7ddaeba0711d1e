import { data } from 'react-router';
import { leadIntakeContext } from '#app/context.ts';
import { answerTools } from '#app/features/wellness/page/answer-tools.ts';
import { WellnessPage } from '#app/features/wellness/page/wellness-page-chunk.ts';
import type { Route } from './+types/wellness';

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site) return [];
  const description =
    'Work out your BMI and check how soon to act on how you feel. Two quick checks; nothing you enter is kept.';
  return [
    { title: `Wellness Corner | ${site.identity.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${site.siteUrl}/wellness` },
  ];
}

/** Answers the forms of visitors without scripts. Health data: in the body, never in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const noStore = { headers: { 'cache-control': 'no-store' } };
  const form = await request.formData().catch(() => undefined);
  if (!form) return data({}, { ...noStore, status: 400 });
  return data(await answerTools(form, context.get(leadIntakeContext)), noStore);
}

export default function Wellness({ actionData }: Route.ComponentProps) {
  return <WellnessPage answer={actionData} />;
}
