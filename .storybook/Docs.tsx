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
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from './themes.ts';

/** Documentation follows the toolbar, as the stories in it do. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={themes[theme]} />;
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

/** Before the first change, they stand in the frame's own address: `globals=theme:dark;direction:rtl`. */
function globalsInAddress(): Record<string, unknown> {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  return Object.fromEntries(new URLSearchParams(globals.replaceAll(';', '&').replaceAll(':', '=')));
}

/**
 * The page of one component. Pages and modals cover the whole window, so each of their stories would need a frame of
 * its own: the first gets one, and the sidebar leads to the others.
 */
export function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const coversWindow = /^(Modals|Pages|App)\//.test(preparedMeta.title);
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
