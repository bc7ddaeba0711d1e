import { useSite } from '#app/location/use-site.ts';

/** How soon a message is answered. */
export function ReplyPromise() {
  const { replyBy } = useSite().identity.promises;
  return <>We’ll answer {replyBy}.</>;
}
