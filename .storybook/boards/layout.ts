import { styled } from 'storybook/theming';

/** An element as wide as the window, although the documentation page around it is narrower. */
export const Wide = styled.div({
  position: 'relative',
  insetInlineStart: '50%',
  inlineSize: 'min(100vw - 64px, 1760px)',
  transform: 'translateX(-50%)',
});

/** The bar above the tiles. */
export const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBlock: '24px 12px',
  fontSize: 14,
});

export const Tiles = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '24px 16px',
  margin: '0 0 32px',
  padding: 0,
  listStyle: 'none',
  // Removes the space that Storybook's documentation pages add between list items.
  '& > li': { margin: 0 },
});
