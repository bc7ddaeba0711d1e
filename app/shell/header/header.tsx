import { MenuPanel } from './menu-panel.tsx';
import { NavBar } from './nav-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSticky } from './use-sticky.ts';

/** Top bar and nav bar; past the threshold only the nav bar stays. */
export function Header() {
  const isSticky = useSticky();
  return (
    <>
      <header className={isSticky ? 'header header--sticky' : 'header'}>
        <TopBar />
        <NavBar />
      </header>
      <MenuPanel />
    </>
  );
}
