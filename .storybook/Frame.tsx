import type { PropsWithChildren } from 'react';

interface FrameProps {
  /** The first part of the story's title: 'Primitives', 'Pages'. */
  room: string;
  /** The story's parameter of that name: whether a part of a page needs room around it. */
  padded: boolean;
}

/** What would be around the component in an app. */
export function Frame({ room, padded, children }: PropsWithChildren<FrameProps>) {
  if (room === 'Pages') return <main>{children}</main>;
  if (room === 'Forms') return <main style={{ padding: 16, maxInlineSize: 624 }}>{children}</main>;
  if (padded || ['Primitives', 'Cards'].includes(room))
    return <main style={{ padding: 16 }}>{children}</main>;
  return children;
}
