import { Icon } from '#app/ui/icon/icon.tsx';
import { FaqHelpful } from './faq-helpful.tsx';

/** What one can do with an answer: pass its address on, and say whether it helped. */
export function FaqTools({ id }: { readonly id: string }) {
  return (
    <div className="faq-tools">
      {/* The link is followed as well, so that the address bar has it too. */}
      <copy-link data-address={`#${id}`}>
        <a href={`#${id}`}>
          <Icon name="copy" size={18} />
          <span>Link to this answer</span>
        </a>
        <output className="visually-hidden" />
      </copy-link>
      <FaqHelpful />
    </div>
  );
}
