import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts';

export const facts = recipe({
  base: { display: 'grid', gap: space['16'], minInlineSize: 0 },
  variants: {
    layout: {
      stack: {},
      /** Beside one another, as many as fit with room for an address. */
      row: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
      /** Below one another at the side of a wide page; a narrow one has no side, and no room for one line each. */
      side: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: space['24'],
        '@media': {
          [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        },
      },
    },
  },
});

export const fact = recipe({
  base: { position: 'relative', minInlineSize: 0 },
  variants: {
    withIcon: { true: { paddingInlineStart: space['32'] } },
    wide: { true: { gridColumn: '1 / -1' } },
    layout: { stack: {}, row: {}, side: {} },
  },
  compoundVariants: [
    {
      variants: { withIcon: true, layout: 'side' },
      style: { '@media': { [media.belowTablet]: { paddingInlineStart: 0 } } },
    },
  ],
});
export const icon = recipe({
  base: { position: 'absolute', insetBlockStart: '0.125rem', insetInlineStart: 0 },
  variants: {
    layout: { stack: {}, row: {}, side: { '@media': { [media.belowTablet]: { display: 'none' } } } },
  },
});
export const term = style({ color: theme.color.muted, fontSize: fontSize['14'] });
export const value = style({
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
