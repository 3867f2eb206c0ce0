import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

/** Styles the field and its preview. On a narrow screen, the preview is below the field. */
export const sides = style({
  display: 'grid',
  gap: space['16'],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space['24'] },
  },
});

export const preview = style({
  padding: space['16'],
  border: `1px dashed ${theme.color.line}`,
  borderRadius: radius.card,
});
