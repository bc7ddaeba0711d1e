import { useLocation } from 'react-router';
import { useSite } from '#app/site/use-site.ts';
import { buttonClass, type ButtonKind } from '#app/ui/button/button.tsx';
import { dataSaverFields, dataSaverPath } from '../choice-cookies.ts';

/** Turns the data saver on or off by a plain form, because the server decides what it sends. */
export function DataSaverSwitch({ look }: { readonly look: ButtonKind | 'link' }) {
  const { isSavingData } = useSite();
  const { pathname, search } = useLocation();
  return (
    <form
      toolname={look === 'link' ? 'data-saver' : 'data-saver-page'}
      tooldescription="Turn the data saver on or off"
      method="post"
      action={dataSaverPath}
    >
      <input type="hidden" name={dataSaverFields.back} value={pathname + search} />
      <button
        type="submit"
        className={look === 'link' ? 'link-button' : buttonClass({ kind: look })}
        name={dataSaverFields.choice}
        value={isSavingData ? 'off' : 'on'}
      >
        {isSavingData ? 'Turn data saver off' : 'Turn data saver on'}
      </button>
    </form>
  );
}

/** Filled by page-weight.element.ts. */
export function PageWeight() {
  return <page-weight className="page-weight" />;
}
