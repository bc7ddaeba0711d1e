import { TextLink } from '#app/ui/text-link/text-link.tsx';

/** What happens with the address, said before it is asked for. */
export function TipsNote() {
  return (
    <p className="tips__note">
      Leave your email address and we send you practical health tips. What you entered in the tools
      is not sent with it, and you can stop the tips at any time: see our{' '}
      <TextLink href="/privacy">privacy notice</TextLink>.
    </p>
  );
}
