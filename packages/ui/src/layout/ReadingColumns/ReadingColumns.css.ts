import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { breakpoint, media, radius, space, width } from '../../theme/tokens.ts';

const { color } = theme;

/** Styles the text to read, with its status beside it. On a phone, the parts follow the order of the document. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 36%)',
      columnGap: space['48'],
      alignItems: 'start',
    },
  },
});

export const reading = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['48'],
  minInlineSize: 0,
  maxInlineSize: width.reading,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
});

/** Styles the card beside the text. On a phone, the card follows the order of the document. */
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  minInlineSize: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  padding: space['24'],
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

/** The buttons are stacked in a narrow card, and side by side in the wide card of a tablet. */
const inWideCard = `${media.tablet} and (max-width: ${breakpoint.desktop / 16 - 0.01}em)`;
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['12'],
  ':empty': { display: 'none' },
  '@media': { [inWideCard]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
globalStyle(`${actions} > :is(a, button)`, { '@media': { [inWideCard]: { inlineSize: 'auto' } } });
