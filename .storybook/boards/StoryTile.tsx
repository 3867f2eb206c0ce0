import { use, useEffect, useRef, useState } from 'react';
import { styled } from 'storybook/theming';
import type { Globals } from '../globals.ts';
import { whyNotPlayed } from '../switches/play.ts';
import { EntryLink } from './EntryLink.tsx';
import { frameAddress } from './frames.ts';
import type { Size } from './frames.ts';
import { loadPictures } from './loadPictures.ts';
import { pictureOf } from './picture.ts';
import { FRAME_NAME } from './stayPut.ts';
import type { IndexEntry } from './storyIndex.ts';
import { useInView } from './useInView.ts';
import { useTurn } from './useTurn.ts';

export interface StoryTileProps {
  story: IndexEntry;
  /** The name of the tile. */
  name: string;
  size: Size;
  globals: Globals;
  /** The height of a tile: the window's height, the content's height, or the larger of the two. */
  height: 'window' | 'content' | 'window and content';
  /** The address to which the tile links. By default, the tile links to its story. */
  href?: { type: 'story' | 'docs'; id: string };
  note?: string;
}

/**
 * Shows a small view of one story: its accepted screenshot, or the live story if it has no screenshot. The whole tile is a
 * link.
 */
export function StoryTile({ story, name, size, globals, height, href, note }: StoryTileProps) {
  const picture = pictureOf(story, size, globals, use(loadPictures()));
  const plays = picture === undefined && story.tags?.includes('play-fn');
  const unplayed = plays && whyNotPlayed(story.id, { globals });
  return (
    <Tile style={{ inlineSize: size.width * size.scale }}>
      {picture === undefined ? (
        <LiveStory story={story} name={name} size={size} globals={globals} height={height} />
      ) : (
        <Window style={picturedSize(size, height)}>
          <Picture src={picture} alt="" loading="lazy" decoding="async" />
        </Window>
      )}
      <EntryLink {...(href ?? { type: 'story', id: story.id })}>{name}</EntryLink>
      {note && <Note>{note}</Note>}
      {unplayed && <Note>{unplayed}</Note>}
    </Tile>
  );
}

/** A screenshot is shown uncropped, except on boards whose tiles are as high as a window. */
function picturedSize({ height, scale }: Size, kind: StoryTileProps['height']) {
  if (kind === 'window') return { blockSize: height * scale };
  return { minBlockSize: kind === 'content' ? MIN_HEIGHT * scale : (height * scale) / 2 };
}

type LiveStoryProps = Pick<StoryTileProps, 'story' | 'name' | 'size' | 'globals' | 'height'>;

/** Renders a story in a frame while the frame is near the visible part of the page. */
function LiveStory({ story, name, size, globals, height: kind }: LiveStoryProps) {
  const { ref, isInView } = useInView();
  const { isIts, giveBack } = useTurn(isInView);
  const { frameRef, height } = useHeight(size, kind);
  const { width, scale } = size;
  return (
    <Window ref={ref} style={{ blockSize: height * scale }}>
      {isIts && (
        <Frame
          key={size.name}
          ref={frameRef}
          name={FRAME_NAME}
          title={name}
          src={frameAddress(story.id, globals)}
          tabIndex={-1}
          onLoad={giveBack}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      )}
    </Window>
  );
}

/** The maximum height of a frame, as a multiple of the window's height. To see more, readers open the story itself. */
const MAX_WINDOWS = 2;
const MIN_HEIGHT = 80;

/** Returns the height of a frame. Once the story has rendered, the frame is as high as the story. */
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
        // The height is 0 before the story renders. It is also 0 for a dialog, which is not part of the page's flow.
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

const Picture = styled.img({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

const Frame = styled.iframe({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  // The tile's link covers the frame and receives the clicks.
  pointerEvents: 'none',
});

const Note = styled.span({ fontSize: 13 });
