import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { layer, media, radius, space } from '../../theme/tokens.ts';

/** A notice that asks for one thing has its actions at the end of its line, if there is room. */
export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['8']} ${space['24']}`,
});
export const asking = style({ flex: '1 1 20rem', minInlineSize: 0 });

/** The job's details, and what became of them beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['24'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(22rem, 36%)',
      gap: space['24'],
      alignItems: 'start',
    },
  },
});

/** The filter and the order of the applicants are beside each other where there is room. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space['16'],
});

/** The bar stays in view while the client chooses cards, if the window is high enough. */
export const compareBar = style({
  zIndex: layer.sticky,
  '@media': { [media.tall]: { position: 'sticky', insetBlockEnd: space['16'] } },
});

export const comparing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space['12'],
  padding: space['12'],
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.overlay,
});

// The scroll padding keeps the bar, which has two rows on a phone, from covering an element that has the focus.
globalStyle(`html:has(.${comparing})`, { '@media': { [media.tall]: { scrollPaddingBlockEnd: '10rem' } } });

/** A jump to the list scrolls no further than necessary, so that the job's title above stays in view. */
export const target = style({ scrollMarginBlockStart: 'calc(100dvh - 8rem)' });

/** The name of an invited freelancer, which may have no place to break. */
export const invitee = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
