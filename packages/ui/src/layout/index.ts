export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { Brand } from './Brand/Brand.tsx';
export { Footer, type FooterProps } from './Footer/Footer.tsx';
export { Mark } from './Mark/Mark.tsx';
export { NavigationBar, type NavigationBarProps } from './NavigationBar/NavigationBar.tsx';
export { PageBody, type PageBodyProps } from './PageBody/PageBody.tsx';
export type { SiteHrefs } from './siteLinks.ts';
