import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

export const panels = style({ display: 'flex', flexDirection: 'column', gap: space['16'] });

/** One line where there is room; on a phone the search has a line to itself. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['12'],
});

export const before = style({
  flexBasis: '100%',
  '@media': { [media.tablet]: { flex: '1 1 0', minInlineSize: 0 } },
});

export const panel = style({
  padding: space['16'],
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  backgroundColor: theme.color.surface,
});
