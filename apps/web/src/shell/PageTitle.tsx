import { words } from '../words.ts';

/** The title of the browser's tab, which is also what is announced when somebody arrives. */
export function PageTitle({ children }: { children: string }) {
  return <title>{words.title(children)}</title>;
}
