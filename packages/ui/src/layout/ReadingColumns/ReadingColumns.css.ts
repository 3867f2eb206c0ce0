import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space, width } from '../../theme/tokens.ts';

const { color } = theme;

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

/** Styles the card beside the text. It follows the order of the document on a phone. */
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

export const actions = style({ display: 'flex', flexDirection: 'column', gap: space['12'] });
