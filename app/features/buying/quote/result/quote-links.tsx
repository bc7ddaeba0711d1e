import { useState, type MouseEvent } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Offers a quote as a PDF, or as a link to copy. */
export function QuoteLinks({ query }: { readonly query: string }) {
  const [copied, setCopied] = useState('');
  const address = `/insurance-calculator?${query}`;

  function copy(event: MouseEvent<HTMLAnchorElement>): void {
    // Without clipboard access, the link simply opens.
    if (!('clipboard' in navigator) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    navigator.clipboard.writeText(event.currentTarget.href).then(
      () => setCopied(query),
      () => window.location.assign(address),
    );
  }

  return (
    <div className="stack quote-links">
      <ButtonLink href={`/quote.pdf?${query}`} kind="secondary">
        <Icon name="download" size={20} />
        Download as PDF
      </ButtonLink>
      <a href={address} onClick={copy}>
        <Icon name="copy" size={18} />
        Link to this quote
      </a>
      <output>
        {copied === query && 'Link copied. It doesn’t contain your name or contact details.'}
      </output>
    </div>
  );
}
