import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { focusRing, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const form = style({ position: 'relative', inlineSize: '100%' });

/** The field and the button look like one box. */
export const bar = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space['8'],
    padding: space['4'],
    paddingInlineStart: space['12'],
    border: `${theme.stroke.control} solid ${color.control}`,
    borderRadius: radius.card,
    backgroundColor: color.surface,
    ':hover': { borderColor: color.text },
    selectors: {
      '&:has(input:focus-visible)': {
        borderColor: color.accent,
        ...focusRing,
      },
    },
  },
  variants: {
    size: { standard: {}, large: { padding: space['8'], paddingInlineStart: space['16'] } },
    ground: {
      page: {},
      deep: { selectors: { '&:has(input:focus-visible)': { outlineColor: color.onDeep } } },
    },
  },
});

/** The icon is hidden on a phone, which has no room for it. */
export const icon = style({
  display: 'none',
  flex: 'none',
  color: color.muted,
  '@media': { [media.tablet]: { display: 'block' } },
});

export const input = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '2.5rem',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  outline: 0,
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.muted, opacity: 1 },
  '::-webkit-search-cancel-button': { appearance: 'none' },
});
