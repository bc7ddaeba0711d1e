import { useLocation } from 'react-router';
import { dataSaverFields, dataSaverPath } from '#app/location/data-saver-choice.ts';
import { useSite } from '#app/location/use-site.ts';
import { buttonClass, type ButtonKind } from '../button/button.tsx';

interface DataSaverSwitchProps {
  /** A button of its own on a page; a line among links in the footer. */
  readonly look: ButtonKind | 'link';
}

/**
 * Turns the data saver on or off and comes back to the same page. A plain form: the server decides
 * what it sends, so the page has to come anew.
 */
export function DataSaverSwitch({ look }: DataSaverSwitchProps) {
  const { isSavingData } = useSite();
  const { pathname, search } = useLocation();
  return (
    <form
      className="data-saver-switch"
      toolname={look === 'link' ? 'data-saver' : 'data-saver-page'}
      tooldescription="Turn the data saver on or off"
      method="post"
      action={dataSaverPath}
    >
      <input type="hidden" name={dataSaverFields.back} value={pathname + search} />
      <button
        type="submit"
        className={look === 'link' ? 'data-saver-switch__link' : buttonClass({ kind: look })}
        name={dataSaverFields.choice}
        value={isSavingData ? 'off' : 'on'}
      >
        {isSavingData ? 'Turn data saver off' : 'Turn data saver on'}
      </button>
    </form>
  );
}
