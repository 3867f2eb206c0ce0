import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { layer, media, radius, space } from '../../theme/tokens.ts';

/**
 * The search and the buttons share one line if they fit. On a phone, the search has a separate line. On wider screens,
 * the buttons are at the end, above their panels.
 */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space['12'],
  '@media': { [media.tablet]: { justifyContent: 'flex-end' } },
});

export const before = style({
  flexBasis: '100%',
  '@media': { [media.tablet]: { flex: '1 1 0', minInlineSize: 0 } },
});

/** The sort panel is below its button, and as wide as its options. */
export const ordering = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space['12'],
  '@media': {
    [media.belowTablet]: { flexBasis: '100%' },
    [media.tablet]: {
      alignItems: 'flex-start',
      // The padding and the border on both sides make the search higher than the buttons.
      selectors: { [`${before} + &`]: { marginBlockStart: '0.3125rem' } },
    },
  },
});

/**
 * On a phone, the buttons share their line. If their labels are long in a language, each button has a separate line.
 */
export const toggles = style({ display: 'flex', flexWrap: 'wrap', gap: space['12'] });

globalStyle(`${toggles} > *`, { '@media': { [media.belowTablet]: { flexGrow: 1 } } });

/**
 * Styles the filters and the list. On a wide screen, the open panel is a column at the end, below its button. The chips
 * of the active filters are in the same column. The list therefore does not move when the panel opens or the user
 * chooses a filter.
 */
export const columns = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space['24'] },
  variants: {
    open: {
      false: {},
      true: {
        '@media': {
          [media.desktop]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 16.5rem',
            columnGap: space['24'],
            alignItems: 'start',
          },
        },
      },
    },
  },
});

export const side = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space['16'], minInlineSize: 0 },
  variants: {
    open: {
      false: {},
      true: { '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } } },
    },
  },
});

export const list = recipe({
  base: { minInlineSize: 0 },
  variants: {
    open: {
      false: {},
      true: { '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } } },
    },
  },
});

export const filterPanel = style({ display: 'flex', flexDirection: 'column', gap: space['24'] });

/**
 * Styles the chips of the active filters, and the button that leads to the list if the list is not beside the panel.
 * Both stay in view as long as the panel does. They are at the end of the panel, so that nothing above them moves when
 * the user chooses a filter.
 */
export const chosen = recipe({
  base: {
    zIndex: layer.raised,
    display: 'flex',
    flexDirection: 'column',
    gap: space['12'],
    marginBlockEnd: `calc(-1 * ${space['16']})`,
    paddingBlock: space['16'],
    borderBlockStart: `1px solid ${theme.color.line}`,
    backgroundColor: theme.color.surface,
    '@media': {
      [media.tall]: { position: 'sticky', insetBlockEnd: 0 },
      [media.print]: { display: 'none' },
    },
  },
  variants: { empty: { true: { '@media': { [media.desktop]: { display: 'none' } } }, false: {} } },
});

// The scroll padding keeps the active filters from covering a focused field.
globalStyle(`html:has(.${chosen.classNames.variants.empty.false})`, {
  '@media': { [media.tall]: { scrollPaddingBlockEnd: '12rem' } },
});

/**
 * If there are many chips, they scroll, so that they leave room for the fields. The padding leaves room for the focus
 * rings of the chips.
 */
export const chosenChips = style({
  margin: `calc(-1 * ${space['4']})`,
  padding: space['4'],
  '@media': { [media.tall]: { overflowY: 'auto', maxBlockSize: '25vh' } },
});

export const show = style({ '@media': { [media.desktop]: { display: 'none' } } });

/** The notice looks calm, because most users meant the corrected words. */
export const typoNotice = style({
  marginBlockEnd: space['16'],
  paddingBlock: space['12'],
  paddingInline: space['16'],
  borderRadius: radius.card,
  backgroundColor: theme.color.accentSoft,
});

export const panel = style({
  padding: space['16'],
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  backgroundColor: theme.color.surface,
});

/**
 * Styles the title of the list and its count. They take two lines on a phone and one line on wider screens, even if the
 * count is long.
 */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['16'],
  rowGap: space['4'],
});

export const count = style({
  flex: '1 1 100%',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flexBasis: '12rem' } },
});

/**
 * The count is cut off at the end of its line, because a second line would move the list. The omitted filters are also
 * in the chips.
 */
globalStyle(`${count} > *`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
