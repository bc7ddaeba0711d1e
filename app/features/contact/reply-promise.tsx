import { useSite } from '#app/location/use-site.ts';

/** Says how soon we answer a message. */
export function ReplyPromise() {
  const { replyBy } = useSite().identity.promises;
  return <>We’ll answer {replyBy}.</>;
}
