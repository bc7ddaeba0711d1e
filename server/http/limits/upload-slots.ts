interface UploadLimits {
  readonly most: number;
  readonly mostBytes: number;
  readonly mostOfSender: number;
  readonly mostBytesOfSender: number;
}

/** Of one process. A file is kept in memory until it has arrived and been checked. */
export const uploadLimits: UploadLimits = {
  most: 32,
  mostBytes: 32 * 1024 * 1024,
  mostOfSender: 4,
  mostBytesOfSender: 9 * 1024 * 1024,
};

export type Slot =
  | { readonly kind: 'taken'; readonly release: () => void }
  /** This sender, or all together, have as many under way as they may. */
  | { readonly kind: 'sender-full' | 'all-full' };

/** Bounds the uploads under way in number and bytes, of each sender and in all. */
export function createUploadSlots(limits: UploadLimits) {
  const senders = new Map<string, { count: number; bytes: number }>();
  const all = { count: 0, bytes: 0 };
  return {
    /** @param sender undefined for one whose uploads count only among all */
    take(sender: string | undefined, bytes: number): Slot {
      const own = (sender !== undefined && senders.get(sender)) || { count: 0, bytes: 0 };
      const { mostOfSender, mostBytesOfSender } = limits;
      if (sender !== undefined && isFull(own, bytes, mostOfSender, mostBytesOfSender)) {
        return { kind: 'sender-full' };
      }
      if (isFull(all, bytes, limits.most, limits.mostBytes)) return { kind: 'all-full' };
      if (sender !== undefined) senders.set(sender, own);
      for (const account of [own, all]) {
        account.count += 1;
        account.bytes += bytes;
      }
      return {
        kind: 'taken',
        release() {
          for (const account of [own, all]) {
            account.count -= 1;
            account.bytes -= bytes;
          }
          if (sender !== undefined && own.count === 0) senders.delete(sender);
        },
      };
    },
  };
}

function isFull(
  account: { readonly count: number; readonly bytes: number },
  bytes: number,
  most: number,
  mostBytes: number,
): boolean {
  return account.count + 1 > most || account.bytes + bytes > mostBytes;
}
