import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

const { color } = theme;

export const changes = style({ display: 'grid', gap: space['12'], minInlineSize: 0 });
export const texts = style({ display: 'grid', gap: space['16'], minInlineSize: 0 });
export const term = style({ color: color.muted, fontSize: fontSize['14'] });

/** The old and the new value share a line if both fit. Otherwise, they are stacked. */
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space['8'],
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const before = style({ minInlineSize: 0, color: color.muted, textDecorationLine: 'line-through' });
/** The arrow stays beside the new value. */
export const now = style({ display: 'flex', gap: space['8'], minInlineSize: 0 });
export const arrow = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: '1.5em',
  color: color.muted,
});
export const after = style({
  minInlineSize: 0,
  color: color.text,
  fontWeight: fontWeight.medium,
  textDecorationLine: 'none',
});

export const edits = style({ display: 'grid', gap: space['24'], minInlineSize: 0 });
export const edit = style({
  display: 'grid',
  gap: space['12'],
  minInlineSize: 0,
  paddingInlineStart: space['16'],
  borderInlineStart: `2px solid ${color.line}`,
});
