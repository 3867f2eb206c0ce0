import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts';

export const list = recipe({
  base: { display: 'grid', gap: space['16'], minInlineSize: 0 },
  variants: {
    layout: {
      stack: {},
      /** The list has as many columns as fit, each wide enough for an email address. */
      row: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
      /** The list has up to three columns, for values of a few words. */
      short: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(12rem, 100% / 3 - 1rem)), 1fr))',
      },
      /**
       * At the side of a wide page, the list has one column. On a narrow page, the list is above the content, and has
       * several columns.
       */
      side: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(6.5rem, 50% - 2rem)), 1fr))',
        columnGap: space['24'],
        '@media': {
          [media.tablet]: {
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9rem, 100% / 3 - 2rem)), 1fr))',
          },
          [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        },
      },
    },
  },
});

export const item = recipe({
  base: { position: 'relative', minInlineSize: 0 },
  variants: {
    withIcon: { true: { paddingInlineStart: `calc(${space['12']} + 1.25rem)` } },
    wide: { true: { gridColumn: '1 / -1' } },
    layout: { stack: {}, row: {}, short: {}, side: {} },
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
    layout: {
      stack: {},
      row: {},
      short: {},
      side: { '@media': { [media.belowTablet]: { display: 'none' } } },
    },
  },
});
export const term = style({ color: theme.color.muted, fontSize: fontSize['14'] });
export const value = style({
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
