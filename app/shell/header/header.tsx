import { MenuPanel, NavBar } from './menus.tsx';
import { TopBar } from './top-bar.tsx';

/** Top bar and nav bar; once scrolled only the nav bar stays (app/browser/start-header.ts). */
export function Header() {
  return (
    <>
      <header className="header">
        <TopBar />
        <NavBar />
      </header>
      <MenuPanel />
    </>
  );
}
