import { Services } from './services.tsx';
import { Why } from './why.tsx';

/** What follows when one scrolls down. */
export function NigeriaMore() {
  return (
    <>
      <Services edition="NG" />
      <Why />
    </>
  );
}
