import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { layer, media, space } from '../../theme/tokens.ts';

const { color } = theme;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 36%)',
      columnGap: space['64'],
      alignItems: 'start',
    },
  },
});

/**
 * On a wide screen, the side is a column. On a narrow screen, its parts are placed among the other parts of the page.
 */
export const side = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: space['96'],
      gridColumn: 2,
      gridRow: 1,
      display: 'flex',
      flexDirection: 'column',
      gap: space['24'],
    },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
});

/** The part below the text. */
export const after = style({ marginBlockStart: space['24'] });

/**
 * The action stays within reach of the thumb while the job is on the screen. On a wide screen, it is above the details.
 */
export const action = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  order: 1,
  marginInline: `calc(-1 * ${space['16']})`,
  paddingBlockStart: space['12'],
  paddingBlockEnd: `max(${space['12']}, env(safe-area-inset-bottom))`,
  paddingInline: space['16'],
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  boxShadow: theme.shadow.overlay,
  '@media': {
    [media.print]: { display: 'none' },
    // The action extends from edge to edge, across the page's gutters.
    [media.tablet]: { marginInline: `calc(-1 * ${space['24']})`, paddingInline: space['24'] },
    [media.desktop]: {
      position: 'static',
      order: 0,
      marginInline: 0,
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
});
