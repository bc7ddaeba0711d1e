import { Icon } from '#app/ui/icon/icon.tsx';

/** Says that none of this is real, and whom to call instead. */
export function SampleNote({ phone }: { readonly phone: string }) {
  return (
    <p className="sample-note" role="note">
      <Icon name="info" size={22} />
      <span>
        <strong>These are examples.</strong> Every hospital here is invented, so that you can try
        the search. To find out which real ones take your card, call {phone}.
      </span>
    </p>
  );
}
