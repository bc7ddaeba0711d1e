import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SameAddressForm } from '#app/ui/same-address-form.tsx';
import { postsFailure } from '../news-store.ts';

/** Says that the posts failed to load, with a retry button. */
export function NewsFailed({ error }: { readonly error: string | undefined }) {
  return (
    <div className="news__failed" role="alert">
      <Icon name="circle-alert" />
      <div>
        <h2>We couldn’t load the news</h2>
        <p>{error || postsFailure}. Check your connection and try again.</p>
        <SameAddressForm>
          <Button type="submit" kind="secondary">
            Try again
          </Button>
        </SameAddressForm>
      </div>
    </div>
  );
}
