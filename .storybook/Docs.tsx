import {
  Canvas,
  Controls,
  DocsContainer,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { Board } from './boards/Board.tsx';
import { boardSections } from './boards/storyIndex.ts';
import { About, Accessibility, DoAndDont, entryOf, Tagged, UsedBy } from './ComponentDocs.tsx';
import { useGlobals } from './globals.ts';
import { themes } from './themes.ts';

/** Wraps a documentation page. Like its stories, it follows the toolbar's theme. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const theme = typeof globals['theme'] === 'string' ? globals['theme'] : 'light';
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    // The previous story may have changed the text direction.
    document.documentElement.dir = 'ltr';
  }, [theme]);
  useEffect(stayAtTheTop, []);
  return <DocsContainer {...props} theme={theme.endsWith('dark') ? themes.dark : themes.light} />;
}

/**
 * Keeps the page at its top until the reader interacts with it, because stories take the focus as they render, which
 * scrolls the page.
 */
function stayAtTheTop() {
  // The URL may link to one of the stories, so the page may scroll to it.
  if (window.location.hash !== '') return undefined;
  const untouched = new AbortController();
  const { signal } = untouched;
  for (const touch of ['pointerdown', 'wheel', 'touchstart', 'keydown'])
    window.addEventListener(touch, () => untouched.abort(), { signal, passive: true });
  window.addEventListener('scroll', () => window.scrollTo(0, 0), { signal });
  return () => untouched.abort();
}

/**
 * Shows the page of one component. Stories that fill a window, or that readers compare side by side, have their own
 * frames on a board. Other stories are part of the page itself, one below another.
 */
export function Page() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const entry = entryOf(String(csfFile.meta.parameters?.['fileName']));
  const stories = Object.values(csfFile.stories);
  const coversWindow = /^(Modals|Pages|App)\/|\/(Alert)?Dialog$/.test(preparedMeta.title);
  const [section = '', ...parts] = preparedMeta.title.split('/');
  // The board of a component also shows the stories of its parts, so the page of a part has none.
  const hasBoard = boardSections.includes(section) && parts.length === 1;
  return (
    <>
      <Title />
      {entry && <About entry={entry} />}
      {hasBoard && <Board title={preparedMeta.title} />}
      {coversWindow ? <Canvas story={{ inline: false, height: '640px' }} /> : <Primary />}
      <Controls />
      <DoAndDont stories={stories} />
      {entry && <Tagged entry={entry} tag="content" />}
      {entry && <Accessibility entry={entry} stories={stories} />}
      {entry && <UsedBy entry={entry} />}
      {coversWindow || hasBoard || <Stories title="States" includePrimary={false} />}
    </>
  );
}
