import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

/** On a wide screen, the owner is beside the case. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', gap: space['48'] } },
});

export const main = style({ display: 'grid', gap: space['48'], minInlineSize: 0, alignContent: 'start' });

export const side = style({ display: 'grid', gap: space['32'], minInlineSize: 0, alignContent: 'start' });

/** Styles the reported texts, with the current ones beside them. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['24'],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '20rem',
  borderRadius: radius.control,
  border: `1px solid ${theme.color.line}`,
});
