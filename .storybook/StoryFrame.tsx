import type { PropsWithChildren } from 'react';

interface StoryFrameProps {
  /** The first part of the story's title: 'Primitives', 'Pages'. */
  section: string;
  /** The story's `padded` parameter: whether a part of a page needs space around it. */
  padded: boolean;
  /** The story's `wide` parameter: whether a form has something at its side. */
  wide: boolean;
}

/** What surrounds the component in an app. */
export function StoryFrame({ section, padded, wide, children }: PropsWithChildren<StoryFrameProps>) {
  if (section === 'Pages') return <main>{children}</main>;
  if (section === 'Forms')
    return <main style={{ padding: 16, maxInlineSize: wide ? 992 : 624 }}>{children}</main>;
  if (padded || ['Primitives', 'Cards'].includes(section))
    return <main style={{ padding: 16 }}>{children}</main>;
  return children;
}
