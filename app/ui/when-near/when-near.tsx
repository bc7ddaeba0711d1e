import { lazy, memo, Suspense, type ComponentType } from 'react';
import { nearOrTouched } from './near-or-touched.ts';

type LoadSection<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Hydrates over whatever the server has sent and leaves it as it is. */
function SentByServer() {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * A part of a page, below what one sees first, whose code is fetched when the visitor comes near it
 * or touches the page at all. Until then, and if the code does not arrive, it is the HTML that the
 * server has sent.
 * @param name unlike all others on its page
 * @param options `isFarBelow` when it starts below the first screen of a phone (`far-below` in the
 * base styles)
 */
export function whenNear<Props extends object = object>(
  name: string,
  load: LoadSection<Props>,
  { isFarBelow = false }: { readonly isFarBelow?: boolean } = {},
): ComponentType<Props> {
  const Section = lazy(() => (import.meta.env.SSR ? inDiv(load) : loadWhenNear(name, load)));

  // React throws away what the server has sent when it draws a waiting part anew, so that happens
  // only where the part's own properties have changed.
  return memo(function WhenNear(props: Props) {
    return (
      <div data-when-near={name} className={isFarBelow ? 'far-below' : undefined}>
        <Suspense>
          <Section {...props} />
        </Suspense>
      </div>
    );
  });
}

async function loadWhenNear<Props extends object>(name: string, load: LoadSection<Props>) {
  const sent = document.querySelector(`[data-when-near="${name}"]`);
  if (!sent) return inDiv(load);
  await nearOrTouched(sent);
  try {
    return await inDiv(load);
  } catch (error) {
    console.error(error);
    return { default: SentByServer };
  }
}

/** One element around the content, whatever it is, that SentByServer can stand in for. */
async function inDiv<Props extends object>(load: LoadSection<Props>) {
  const { default: Section } = await load();
  return {
    default: (props: Props) => (
      <div>
        <Section {...props} />
      </div>
    ),
  };
}
