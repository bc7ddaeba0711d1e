import { data } from 'react-router';
import { contentContext, leadIntakeContext } from '#app/context.ts';
import { answerTools, toolStatus } from '#app/features/wellness/page/answer-tools.ts';
import { readSentForm } from '#app/leads/form-requests.server.ts';
import { WellnessPage } from '#app/features/wellness/page/wellness-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/wellness';

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: 'Wellness Corner',
    description:
      'Work out your BMI and check how soon to act on your symptoms. We save nothing, unless you ask for tips.',
    path: '/wellness',
  });
}

/** Answers tips, and the tools of visitors without scripts. Health data: in the body, never in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await answerTools(
    await readSentForm(request),
    context.get(leadIntakeContext),
    context.get(contentContext).tips,
  );
  return data(answer, { status: toolStatus(answer), headers: { 'cache-control': 'no-store' } });
}

export default function Wellness({ actionData }: Route.ComponentProps) {
  return <WellnessPage answer={actionData} />;
}
