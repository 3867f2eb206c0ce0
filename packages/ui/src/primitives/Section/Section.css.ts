import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const section = recipe({
  base: { minInlineSize: 0 },
  variants: {
    divided: { true: { paddingBlockEnd: space['32'], borderBlockEnd: `1px solid ${theme.color.line}` } },
  },
});

/**
 * The columns depend on the width of the section instead of the page, because the section can be narrow on a wide page.
 */
export const container = style({
  minInlineSize: 0,
  containerType: 'inline-size',
  paddingBlockStart: space['32'],
  borderBlockStart: `1px solid ${theme.color.line}`,
});

/** Styles the end of a form. In two columns, it is below the children of the sections. */
export const end = style({ gridColumn: '-2 / -1' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['16'],
  '@container': {
    '(min-width: 56rem)': {
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 36rem)',
      justifyContent: 'space-between',
      alignItems: 'start',
      columnGap: space['64'],
    },
  },
});
