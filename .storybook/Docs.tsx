import {
  Canvas,
  Controls,
  Description,
  DocsContainer,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from './themes.ts';

/** The documentation follows the theme and direction of the toolbar, as its stories do. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const theme = typeof globals['theme'] === 'string' ? globals['theme'] : 'light';
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    // The previous story may have changed the direction.
    document.documentElement.dir = 'ltr';
  }, [theme]);
  useEffect(stayAtTheTop, []);
  return <DocsContainer {...props} theme={theme.endsWith('dark') ? themes.dark : themes.light} />;
}

/** Stories take the focus as they render, which scrolls the page. Until the reader interacts, the page stays at its place. */
function stayAtTheTop() {
  // A link to one of the stories.
  if (window.location.hash !== '') return undefined;
  const untouched = new AbortController();
  const { signal } = untouched;
  for (const touch of ['pointerdown', 'wheel', 'touchstart', 'keydown'])
    window.addEventListener(touch, () => untouched.abort(), { signal, passive: true });
  window.addEventListener('scroll', () => window.scrollTo(0, 0), { signal });
  return () => untouched.abort();
}

function useGlobals() {
  const [globals, setGlobals] = useState(globalsInAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (news: { globals: Record<string, unknown> }) => setGlobals(news.globals);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  return globals;
}

/** Before the first change, the globals are in the frame's own address: `globals=theme:dark;direction:rtl`. */
function globalsInAddress(): Record<string, unknown> {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  return Object.fromEntries(new URLSearchParams(globals.replaceAll(';', '&').replaceAll(':', '=')));
}

/**
 * The page of one component. Pages, modals and dialogs cover the whole window, so each of their stories needs a frame of
 * its own: the first gets one, and the sidebar leads to the others.
 */
export function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const coversWindow = /^(Modals|Pages|App)\/|\/(Alert)?Dialog$/.test(preparedMeta.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {coversWindow ? <Canvas story={{ inline: false, height: '640px' }} /> : <Primary />}
      <Controls />
      {coversWindow || <Stories title="States" includePrimary={false} />}
    </>
  );
}
