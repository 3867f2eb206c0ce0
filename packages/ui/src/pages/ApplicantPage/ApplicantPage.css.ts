import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { unseen } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { theme } from '../../theme/theme.css.ts';
import {
  breakpoint,
  controlHeight,
  fontSize,
  fontWeight,
  layer,
  media,
  radius,
  space,
} from '../../theme/tokens.ts';

const { color } = theme;
const belowDesktop = `screen and (max-width: ${breakpoint.desktop / 16 - 0.01}em)`;
const withKeyboard = `${media.tablet} and (hover: hover) and (pointer: fine)`;

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space['16'],
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space['24'] } },
});

export const names = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/**
 * Styles the link back to the list, and the links to other applicants. On a wide screen, they are at the top of the
 * pane.
 */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['12'],
  // The bar is as high as a button, even before the neighbouring applicants are known.
  minBlockSize: controlHeight.fine,
  marginBlockEnd: space['24'],
  '@media': {
    [media.touch]: { minBlockSize: controlHeight.coarse },
    [media.belowTablet]: { columnGap: space['8'] },
    [media.desktop]: {
      minBlockSize: '3.5rem',
      marginBlockEnd: 0,
      paddingInline: `${space['32']} ${space['16']}`,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});

/** Styles the column with the texts that the client reads. */
export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['32'],
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [media.desktop]: { padding: space['32'] } },
});

/** Styles the client's own note, and the text about how long the application is stored. */
export const own = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  ':empty': { display: 'none' },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['8'],
  marginInlineStart: 'auto',
  '@media': { [media.belowTablet]: { gap: space['4'] } },
});
export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space['8'],
  '@media': { [media.belowTablet]: { gap: space['4'] } },
});
/**
 * On a phone, the arrows have no visible labels. Labels would add a second line to the bar once the neighbouring
 * applicants are known.
 */
export const words = style({ '@media': { [media.belowTablet]: unseen } });

export const decision = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space['16'],
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    backgroundColor: color.surface,
    padding: space['24'],
  },
  variants: {
    /**
     * Until the client decides, the buttons for the decision are at the foot of the window, within reach of the thumb.
     */
    open: {
      true: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: layer.sticky,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        marginBlockStart: space['32'],
        paddingBlock: `${space['12']} max(${space['12']}, env(safe-area-inset-bottom))`,
        border: 0,
        borderBlockStart: `1px solid ${color.line}`,
        borderRadius: 0,
        '@media': {
          [media.print]: { display: 'none' },
          [belowDesktop]: { boxShadow: theme.shadow.overlay },
          // The bar extends from edge to edge, across the page's gutters.
          [media.belowTablet]: { marginInline: `calc(-1 * ${space['16']})`, paddingInline: space['16'] },
          [`${media.tablet} and (max-width: ${breakpoint.desktop / 16 - 0.01}em)`]: {
            marginInline: `calc(-1 * ${space['24']})`,
            paddingInline: space['24'],
          },
          [media.desktop]: {
            marginBlockStart: 0,
            paddingInline: space['32'],
            borderEndEndRadius: radius.card,
          },
        },
      },
    },
  },
});

/** A phone has no room for the question above the buttons. The dialogs repeat the question. */
export const question = style({ minInlineSize: 0, '@media': { [media.belowTablet]: unseen } });

export const choices = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space['8'],
  '@media': { [media.belowTablet]: { flex: '1 1 auto' } },
});
globalStyle(`${choices} > button:not([aria-pressed])`, {
  minInlineSize: 'max-content',
  '@media': { [media.belowTablet]: { flex: '1 1 0' } },
});

/** The labels of the keys are hidden on devices without a keyboard. */
export const key = style({
  display: 'none',
  '@media': {
    [withKeyboard]: {
      display: 'inline-block',
      minInlineSize: '1.25rem',
      paddingInline: space['4'],
      border: '1px solid currentColor',
      borderRadius: 4,
      fontFamily: 'inherit',
      fontSize: fontSize['13'],
      lineHeight: '1.125rem',
      textAlign: 'center',
      opacity: 0.75,
    },
  },
});

// The scroll padding keeps the bar from covering an element that has the focus.
globalStyle(`html:has(.${decision.classNames.variants.open.true})`, { scrollPaddingBlockEnd: space['96'] });

/** On a wide screen, the bar above already names the job. */
export const appliedFor = style({ '@media': { [media.desktop]: { display: 'none' } } });

/**
 * Clients compare the rates first, so the rate is at the end of the line with the name. On a phone, it is below the
 * name.
 */
export const rate = style({
  fontSize: fontSize['18'],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  gridColumn: 2,
  '@media': { [media.tablet]: { gridColumn: 3 } },
});

export const note = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] });
