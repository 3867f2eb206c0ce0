import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, media, space } from '../../theme/tokens.ts';

const { color } = theme;

/** The status is above the links. On a phone, it comes before the title. */
export const aside = style({
  display: 'contents',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: space['8'],
      blockSize: '100%',
    },
  },
});
export const state = style({ '@media': { [media.belowTablet]: { order: -1 } } });

/** Both links are on one line and have the same size. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space['16'],
  fontSize: fontSize['14'],
  '@media': { [media.belowTablet]: { flexBasis: '100%' } },
});
globalStyle(`${links} svg`, { inlineSize: '1rem', blockSize: '1rem' });

/** A line at the edge marks the client's text as a quotation. */
export const reply = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space['4'],
    paddingInlineStart: space['16'],
    borderInlineStart: '2px solid',
  },
  variants: { accepted: { true: { borderColor: color.positive }, false: { borderColor: color.line } } },
});
