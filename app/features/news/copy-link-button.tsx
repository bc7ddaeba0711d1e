import { useState, useSyncExternalStore } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';

const words = {
  idle: 'Copy link',
  copied: 'Link copied',
  refused: 'Copy it from the address bar',
} as const;

/** Puts an address on the clipboard; not there where that is not possible. */
export function CopyLinkButton({ address }: { readonly address: string }) {
  const [state, setState] = useState<keyof typeof words>('idle');
  const canCopy = useSyncExternalStore(
    () => () => {},
    () => 'clipboard' in navigator,
    () => false,
  );
  if (!canCopy) return null;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={20} />
        {words[state]}
      </button>
      <output className="visually-hidden">{state !== 'idle' && words[state]}</output>
    </>
  );
}
