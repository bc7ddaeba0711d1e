import { Services } from './services.tsx';
import { Why } from './why.tsx';

interface NigeriaMoreProps {
  readonly latestPosts: ReactNode;
}

/** What follows when one scrolls down. */
export function NigeriaMore({ latestPosts }: NigeriaMoreProps) {
  return (
    <>
      <Services edition="NG" />
      <Why />
    </>
  );
}
