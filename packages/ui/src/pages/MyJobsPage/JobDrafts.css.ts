import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts';

/** The button that deletes a draft is at the upper end of its card, also on a phone. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space['16'],
  rowGap: space['8'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center' },
  },
});

/** Says what the link of the card does. On a phone, it is below the texts. */
export const onward = style({
  gridRow: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  color: theme.color.accent,
  fontSize: fontSize['14'],
  fontWeight: fontWeight.medium,
  '@media': { [media.tablet]: { gridRow: 'auto' } },
});
