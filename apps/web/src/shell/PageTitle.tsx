import { createContext, use, useEffect } from 'react';
import { words } from '../words.ts';

/** Takes the title of the page that is there now, to be announced. */
export const AnnounceContext = createContext<(title: string) => void>(() => {});

/** The title of the browser's tab. It is announced whenever it changes, as a browser does with a new page. */
export function PageTitle({ children: title }: { children: string }) {
  const announce = use(AnnounceContext);
  useEffect(() => announce(title), [announce, title]);
  return <title>{words.title(title)}</title>;
}
