import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { minus, radius, space, width } from '../../theme/tokens.ts';

const { color } = theme;

export const markdown = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  maxInlineSize: width.measure,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  paddingInlineStart: '1.75em',
  // A paragraph that introduces a list is closer to the list than to other blocks.
  selectors: { 'p + &': { marginBlockStart: minus(space['8']) } },
});
export const bullets = style([list, { listStyle: 'disc' }]);
export const numbers = style([list, { listStyle: 'decimal' }]);
export const item = style({ paddingInlineStart: space['4'] });

export const quotation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  paddingInlineStart: space['16'],
  borderInlineStart: `3px solid ${color.line}`,
  color: color.muted,
});

export const code = style({
  padding: space['12'],
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  whiteSpace: 'pre-wrap',
});

export const line = style({ border: 0, borderBlockStart: `1px solid ${color.line}` });
