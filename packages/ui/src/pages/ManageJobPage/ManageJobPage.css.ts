import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { layer, media, minus, radius, space } from '../../theme/tokens.ts';

/** A notice about one action has its buttons at the end of its line, if there is room. */
export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['8']} ${space['24']}`,
});
export const asking = style({ flex: '1 1 20rem', minInlineSize: 0 });

// The buttons are higher than the text, which is on one line with the notice's icon.
globalStyle(`${ask} > :not(:first-child)`, {
  '@media': { [media.desktop]: { marginBlock: minus(space['8']) } },
});

/** Styles the job's details, with the numbers of views and applications beside them. */
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

/** The filter and the order of the applicants are side by side if there is room. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
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

// The scroll padding keeps the bar from covering a focused element. The bar has two rows on a phone.
globalStyle(`html:has(.${comparing})`, { '@media': { [media.tall]: { scrollPaddingBlockEnd: '10rem' } } });

/** A link to the list scrolls no further than necessary, so that the job's title above stays in view. */
export const target = style({ scrollMarginBlockStart: 'calc(100dvh - 8rem)' });

/** Styles the name of an invited freelancer, which may be one long word that must break. */
export const invitee = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
