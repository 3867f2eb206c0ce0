import { style } from '@vanilla-extract/css';
import { media, space, width } from '../../theme/tokens.ts';

/** Styles the application to read, with its status beside it. On a phone, they follow the order of the document. */
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
