import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const list = style({ display: 'grid', gap: space['16'], minInlineSize: 0 });

/** A changed text has a line at its side, in addition to its badge. */
export const field = recipe({
  base: {
    display: 'grid',
    gap: space['4'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    paddingInlineStart: space['12'],
    borderInlineStart: '2px solid transparent',
  },
  variants: { changed: { true: { borderInlineStartColor: theme.color.caution } } },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['8'],
  color: theme.color.muted,
  fontSize: fontSize['14'],
  fontWeight: fontWeight.medium,
});
