import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const day = style({ display: 'flex', flexDirection: 'column', gap: space['8'] });

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Styles the link of a notification, with its time at the other end of the line and the title below. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space['16'],
  rowGap: space['4'],
  minBlockSize: space['48'],
  paddingBlock: space['12'],
  borderBlockStart: `1px solid ${theme.color.line}`,
  color: theme.color.text,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});

export const sentence = recipe({
  base: { selectors: { [`${row}:hover &`]: { color: theme.color.accent, textDecoration: 'underline' } } },
  variants: { isRead: { true: {}, false: { fontWeight: fontWeight.strong } } },
});

export const aside = style({ display: 'flex', alignItems: 'baseline', gap: space['8'] });

export const about = style({
  gridColumn: '1 / -1',
  color: theme.color.muted,
  fontSize: fontSize['14'],
});
