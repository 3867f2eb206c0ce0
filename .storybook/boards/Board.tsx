import { Suspense, use } from 'react';
import { useGlobals } from '../globals.ts';
import { LiveChoice, SizeChoice } from './Choice.tsx';
import { sizeIn, sizes } from './frames.ts';
import { Head, Tiles, Wide } from './layout.ts';
import { StoryTile } from './StoryTile.tsx';
import type { StoryTileProps } from './StoryTile.tsx';
import { boardsOf, componentTitle, fetchEntries } from './storyIndex.ts';

interface BoardProps {
  /** The title of a documentation page, such as `Pages/JobPage`. */
  title: string;
}

/** Shows every story of one component, side by side. */
export function Board({ title }: BoardProps) {
  return (
    <Suspense>
      <StoriesOf title={componentTitle(title)} />
    </Suspense>
  );
}

function StoriesOf({ title }: BoardProps) {
  const globals = useGlobals();
  const [section = ''] = title.split('/');
  const board = boardsOf(use(fetchEntries()), [section]).find((one) => one.title === title);
  const stories = board?.stories ?? [];
  const size = sizeIn(globals);
  return (
    <Wide className="sb-unstyled" role="region" aria-label="All states">
      <Head>
        <span>{stories.length === 1 ? '1 state' : `All ${stories.length} states`}</span>
        <LiveChoice globals={globals} />
        <SizeChoice chosen={size} />
      </Head>
      <Tiles>
        {stories.map((story) => (
          <StoryTile
            key={story.id}
            story={story}
            name={story.name}
            size={sizes[size]}
            globals={globals}
            height={heights[section] ?? 'window and content'}
          />
        ))}
      </Tiles>
    </Wide>
  );
}

/**
 * The heights of tiles by section. Tiles of cards and forms are lower than a window, and tiles of routes are as high as
 * one.
 */
const heights: Partial<Record<string, StoryTileProps['height']>> = {
  Cards: 'content',
  Forms: 'content',
  App: 'window',
};
