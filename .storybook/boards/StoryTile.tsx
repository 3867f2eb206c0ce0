import { use, useEffect, useRef, useState } from 'react';
import { styled } from 'storybook/theming';
import type { Globals } from '../globals.ts';
import { whyNotPlayed } from '../switches/play.ts';
import { EntryLink } from './EntryLink.tsx';
import { frameAddress } from './frames.ts';
import type { Size } from './frames.ts';
import { FRAME_NAME } from './stayPut.ts';
import { fetchEntries } from './storyIndex.ts';
import { useInView } from './useInView.ts';
import { useTurn } from './useTurn.ts';

export interface StoryTileProps {
  story: { id: string; name: string };
  size: Size;
  globals: Globals;
  /** What the tile is as high as: the window, the content of the story, or the higher one of both. */
  height: 'window' | 'content' | 'window and content';
  /** Where the tile leads; without it, to its story. */
  href?: { type: 'story' | 'docs'; id: string };
  note?: string;
}

/** One story, scaled down: it renders while it is near the window. All of the tile leads to the story. */
export function StoryTile({ story, size, globals, height: kind, href, note }: StoryTileProps) {
  const { ref, isInView } = useInView();
  const { isIts, giveBack } = useTurn(isInView);
  const { frameRef, height } = useHeight(size, kind);
  const { width, scale } = size;
  const plays = use(fetchEntries()).some(({ id, tags }) => id === story.id && tags?.includes('play-fn'));
  const unplayed = plays && whyNotPlayed(story.id, { globals });
  return (
    <Tile ref={ref} style={{ inlineSize: width * scale }}>
      <Window style={{ blockSize: height * scale }}>
        {isIts && (
          <Frame
            key={size.name}
            ref={frameRef}
            name={FRAME_NAME}
            title={story.name}
            src={frameAddress(story.id, globals)}
            tabIndex={-1}
            onLoad={giveBack}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          />
        )}
      </Window>
      <EntryLink {...(href ?? { type: 'story', id: story.id })}>{story.name}</EntryLink>
      {note && <Note>{note}</Note>}
      {unplayed && <Note>{unplayed}</Note>}
    </Tile>
  );
}

/** How many windows high a frame may be: what is further down is for the story itself. */
const MAX_WINDOWS = 2;
const MIN_HEIGHT = 80;

/** The height of a frame: that of the story in it, once it is known. */
function useHeight({ height: windowHeight }: Size, kind: StoryTileProps['height']) {
  const [frame, frameRef] = useState<HTMLIFrameElement | null>(null);
  const [height, setHeight] = useState<number>(windowHeight);
  const lowest = kind === 'content' ? MIN_HEIGHT : windowHeight;
  const highest = kind === 'window' ? windowHeight : windowHeight * MAX_WINDOWS;
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => {
    const watch = () => {
      const root = frame?.contentDocument?.getElementById('storybook-root');
      observer.current?.disconnect();
      observer.current = new ResizeObserver(() => {
        const needed = root?.scrollHeight ?? 0;
        // Before it renders, and for a dialog, which is no part of the flow.
        if (needed > 0) setHeight(Math.min(Math.max(needed, lowest), highest));
      });
      if (root) observer.current.observe(root);
    };
    frame?.addEventListener('load', watch);
    return () => {
      frame?.removeEventListener('load', watch);
      observer.current?.disconnect();
    };
  }, [frame, lowest, highest]);
  return { frameRef, height };
}

const Tile = styled.li({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  margin: 0,
});

const Window = styled.div(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 6,
  border: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  'li:hover > &': { borderColor: theme.color.secondary },
}));

const Frame = styled.iframe({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  // The link of the tile lies above.
  pointerEvents: 'none',
});

const Note = styled.span({ fontSize: 13 });
