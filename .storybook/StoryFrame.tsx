import type { PropsWithChildren } from 'react';

interface StoryFrameProps {
  /** The first part of the story's title is the section, such as 'Primitives' or 'Pages'. */
  section: string;
  /** The story's `padded` parameter. It is true if the component needs space around it. */
  padded: boolean;
  /** The story's `wide` parameter. It is true if the story needs room for content beside a form. */
  wide: boolean;
}

/** Wraps a component in the frame that an app would give it. The section of the story decides which frame. */
export function StoryFrame({ section, padded, wide, children }: PropsWithChildren<StoryFrameProps>) {
  if (section === 'Pages') return <main>{children}</main>;
  if (section === 'Forms')
    return <main style={{ padding: 16, maxInlineSize: wide ? 992 : 624 }}>{children}</main>;
  if (padded || ['Primitives', 'Cards'].includes(section))
    return <main style={{ padding: 16 }}>{children}</main>;
  return children;
}
