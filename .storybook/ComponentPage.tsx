import { Controls, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { styled } from 'storybook/theming';
import { Board } from './boards/Board.tsx';
import { frameAddress } from './boards/frames.ts';
import { FRAME_NAME } from './boards/stayPut.ts';
import { boardSections } from './boards/storyIndex.ts';
import { About, Accessibility, DoAndDont, entryOf, History, Tagged, UsedBy } from './ComponentDocs.tsx';
import { useGlobals } from './globals.ts';

/**
 * Shows the page of one component. Stories that fill a window, or that readers compare side by side, are on a board. Other
 * stories are part of the page itself, one below another.
 */
export default function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const entry = entryOf(String(csfFile.meta.parameters?.['fileName']));
  const stories = Object.values(csfFile.stories);
  const coversWindow = /^Modals\/|\/(Alert)?Dialog$/.test(preparedMeta.title);
  const isLarge = coversWindow || /^(Pages|App)\//.test(preparedMeta.title);
  const [section = '', ...parts] = preparedMeta.title.split('/');
  // A part of a component has no board on its page, because the component's own board also shows the stories of its
  // parts.
  const hasBoard = boardSections.includes(section) && parts.length === 1;
  return (
    <>
      <Title />
      {entry && <About entry={entry} />}
      {hasBoard && <Board title={preparedMeta.title} />}
      {(isLarge && hasBoard) || (coversWindow ? <FramedStory story={stories[0]} /> : <Primary />)}
      <Controls />
      <DoAndDont stories={stories} />
      {entry && <Tagged entry={entry} tag="content" />}
      {entry && <Accessibility entry={entry} stories={stories} />}
      {entry && <UsedBy entry={entry} />}
      {entry && <History entry={entry} />}
      {isLarge || hasBoard || <Stories title="States" includePrimary={false} />}
    </>
  );
}

/**
 * Shows a story that fills a window, such as a dialog, which would otherwise cover the page. Storybook's own frame would
 * ignore the theme and the language of the toolbar.
 */
function FramedStory({ story }: { story: { id: string; name: string } | undefined }) {
  const globals = useGlobals();
  if (!story) return null;
  return (
    <>
      <Frame name={FRAME_NAME} title={story.name} src={frameAddress(story.id, globals)} />
      <Source />
    </>
  );
}

const Frame = styled.iframe(({ theme }) => ({
  inlineSize: '100%',
  blockSize: 640,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}));
