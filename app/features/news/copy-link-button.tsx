import { Icon } from '#app/ui/icon/icon.tsx';

/** Puts an address on the clipboard: copy-link.element.ts shows it where that is possible. */
export function CopyLinkButton({ address }: { readonly address: string }) {
  return (
    <copy-link data-address={address} hidden>
      <button type="button">
        <Icon name="copy" size={20} />
        <span>Copy link</span>
      </button>
      <output className="visually-hidden" />
    </copy-link>
  );
}
