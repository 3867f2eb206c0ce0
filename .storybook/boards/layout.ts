import { styled } from 'storybook/theming';

/** As wide as the window: a documentation page is narrower. */
export const Wide = styled.div({
  position: 'relative',
  insetInlineStart: '50%',
  inlineSize: 'min(100vw - 64px, 1760px)',
  transform: 'translateX(-50%)',
});

/** What stands above the tiles. */
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
  // Lists of documentation pages have space between their items.
  '& > li': { margin: 0 },
});
