import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import {
  fontSize,
  duration,
  easing,
  fontWeight,
  layer,
  lineHeight,
  media,
  minus,
  radius,
  space,
  width,
} from '../../theme/tokens.ts';

const { color } = theme;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.navigation,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.canvas,
  '@media': { [media.print]: { display: 'none' } },
});

/** The backdrop is behind the bar and in front of the page. */
export const backdrop = recipe({
  base: { position: 'fixed', inset: 0 },
  variants: { of: { links: { '@media': { [media.tablet]: { display: 'none' } } }, account: {} } },
});

export const inner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['8'],
  minBlockSize: space['64'],
  maxInlineSize: `calc(${width.content} + 2 * ${space['32']})`,
  marginInline: 'auto',
  paddingInline: space['16'],
  '@media': {
    [media.tablet]: { gap: space['16'], paddingInline: space['24'] },
    [media.desktop]: { paddingInline: space['32'] },
  },
});

export const toggle = style({
  marginInlineEnd: minus(space['8']),
  '@media': { [media.tablet]: { display: 'none' } },
});

/** The links form one list: a row in the bar, or on a phone a sheet below it. */
export const links = recipe({
  base: {
    '@media': {
      [media.belowTablet]: {
        position: 'absolute',
        insetBlockStart: '100%',
        insetInline: 0,
        paddingBlock: space['8'],
        borderBlock: `1px solid ${color.line}`,
        backgroundColor: color.surface,
        boxShadow: theme.shadow.overlay,
      },
      // The negative margin aligns the text of the last link, instead of its padding, with the end of the page.
      [media.tablet]: {
        display: 'flex',
        alignItems: 'center',
        gap: space['4'],
        marginInlineEnd: minus(space['12']),
      },
    },
  },
  variants: { open: { true: {}, false: { '@media': { [media.belowTablet]: { display: 'none' } } } } },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: space['48'],
  paddingInline: space['16'],
  border: 0,
  color: color.muted,
  backgroundColor: 'transparent',
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.single,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `color ${duration.quick} ${easing}`,
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: {
    '&[aria-current="page"]': { color: color.text },
    // The line that marks the active link is below its text in the bar, and beside its row in the sheet.
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetBlock: space['12'],
      insetInlineStart: 0,
      inlineSize: '2px',
      backgroundColor: color.accent,
    },
  },
  '@media': {
    [media.tablet]: {
      inlineSize: 'auto',
      minBlockSize: space['64'],
      paddingInline: space['12'],
      borderRadius: radius.control,
      selectors: {
        '&[aria-current="page"]::after': {
          insetBlock: 'auto -1px',
          insetInline: space['12'],
          inlineSize: 'auto',
          blockSize: '2px',
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]::after': { backgroundColor: 'Highlight' } },
    },
  },
});

/** On a phone, the menu is always at the end of the bar. */
export const navigation = style({
  marginInlineStart: 'auto',
  '@media': { [media.belowTablet]: { order: 1, marginInlineStart: 0 } },
});

/** Styles the bar's only filled button, on the landing page. On a phone, it is before the menu. */
export const signUp = style({
  flex: 'none',
  '@media': {
    [media.belowTablet]: { marginInlineStart: 'auto' },
    [media.tablet]: { marginInlineStart: space['8'] },
  },
});

/** The icons stand close to each other, so that the bar fits on a phone. */
export const icons = style({
  display: 'flex',
  flex: 'none',
  '@media': { [media.belowTablet]: { marginInlineStart: 'auto' } },
  // The negative margin aligns the last icon, instead of its padding, with the end of the page.
  marginInlineEnd: minus(space['12']),
});

export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: space['48'],
  blockSize: space['48'],
  borderRadius: radius.control,
  color: color.muted,
  ':hover': { color: color.text },
  selectors: { '&[aria-current="page"]': { color: color.accent } },
});

/** Styles the number of unread items, at the corner of the icon. */
export const count = style({
  position: 'absolute',
  insetBlockStart: space['4'],
  insetInlineEnd: space['4'],
  minInlineSize: '1.25rem',
  paddingInline: space['4'],
  borderRadius: radius.pill,
  background: color.accent,
  color: color.onAccent,
  fontSize: fontSize['13'],
  fontWeight: fontWeight.strong,
  lineHeight: '1.25rem',
  textAlign: 'center',
});
