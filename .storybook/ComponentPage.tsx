import { Canvas, Controls, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Board } from './boards/Board.tsx';
import { boardSections } from './boards/storyIndex.ts';
import { About, Accessibility, DoAndDont, entryOf, History, Tagged, UsedBy } from './ComponentDocs.tsx';

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
      {(isLarge && hasBoard) || <FirstStory coversWindow={coversWindow} />}
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
 * Shows the first story, unless a board shows it already. The story is in a frame if it fills a window, because a
 * dialog would otherwise cover the page.
 */
function FirstStory({ coversWindow }: { coversWindow: boolean }) {
  return coversWindow ? <Canvas story={{ inline: false, height: '640px' }} /> : <Primary />;
}
