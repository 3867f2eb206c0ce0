import { style } from '@vanilla-extract/css';
import { space, width } from '../../theme/tokens.ts';

/** From here on, the job has room beside the letter. */
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

/** The job stays in view while the letter is written, and scrolls by itself if it is longer than the window. */
export const beside = style({
  minInlineSize: 0,
  '@media': {
    [wide]: { gridColumn: 2, gridRow: 1 },
    [`${wide} and (min-height: 30em)`]: {
      position: 'sticky',
      insetBlockStart: space['96'],
      maxBlockSize: `calc(100dvh - ${space['96']} - ${space['24']})`,
      overflowY: 'auto',
    },
  },
});

/** With large text, the words stand below the tile, so that no word breaks. */
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
