import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

/** Styles the fields and the preview. On a narrow screen, the preview is below the fields. */
export const sides = style({
  display: 'grid',
  gap: space['24'],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const preview = style({
  alignSelf: 'start',
  padding: space['16'],
  border: `1px dashed ${theme.color.line}`,
  borderRadius: radius.card,
});

/** The preview keeps the line breaks of the text, and breaks long words. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
