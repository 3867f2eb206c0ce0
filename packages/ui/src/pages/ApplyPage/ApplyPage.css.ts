import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space, width } from '../../theme/tokens.ts';

/** The minimum window width at which the job has room beside the letter. */
const wide = 'screen and (min-width: 64em)';

export const list = style({ paddingInlineStart: space['24'], listStyle: 'disc' });

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['24'],
  inlineSize: '100%',
  maxInlineSize: width.form,
  marginInline: 'auto',
  '@media': { [wide]: { maxInlineSize: 'none' } },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  '@media': {
    [wide]: {
      gridTemplateColumns: `minmax(0, ${width.form}) minmax(20rem, 25rem)`,
      columnGap: space['48'],
      justifyContent: 'space-between',
      alignItems: 'start',
    },
  },
});

export const letter = style({
  minInlineSize: 0,
  '@media': { [wide]: { gridColumn: 1, gridRow: 1 } },
});

/**
 * The job stays in view while the freelancer writes the letter. If it is higher than the window, it scrolls separately
 * from the page.
 */
export const beside = style({
  minInlineSize: 0,
  '@media': {
    [wide]: { gridColumn: 2, gridRow: 1 },
    [`${wide} and (min-height: 30em)`]: {
      position: 'sticky',
      insetBlockStart: space['96'],
      maxBlockSize: `calc(100dvh - ${space['96']} - ${space['24']})`,
      overflowY: 'auto',
      borderBlockEnd: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.card,
    },
  },
});

// If the card scrolls, its lower edge coincides with that of the column, so that the card does not look cut off.
globalStyle(`${beside} > *`, {
  '@media': { [`${wide} and (min-height: 30em)`]: { marginBlockEnd: '-1px' } },
});

/** With large text, the texts are below the tile, so that no word is broken. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space['16'],
});

export const names = style({ flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const onlyNarrow = style({ '@media': { [wide]: { display: 'none' } } });

export const onlyWide = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', marginBlockStart: space['24'] } },
});
