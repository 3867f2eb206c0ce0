import { style } from '@vanilla-extract/css';

/** The element takes no space, but screen readers read it. */
export const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  // A negative margin at the end of a line would push the element out of the page.
  margin: '-1px 0',
  marginInlineStart: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(unseen);
