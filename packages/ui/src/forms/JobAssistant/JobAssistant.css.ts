import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { controlHeight, media, minus, radius, space, width } from '../../theme/tokens.ts';

const { color } = theme;

/** Measured in the size of the text, which a window is not: twice as large, the column has no room. */
export const frame = style({ containerType: 'inline-size', containerName: 'job-form' });
const wide = 'job-form (min-width: 55rem)';

/** The form, and where there is room a column at its side. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  '@container': {
    [wide]: {
      gridTemplateColumns: `minmax(0, ${width.form}) minmax(0, 1fr)`,
      gridTemplateAreas: '"fields slot" "actions slot"',
      columnGap: space['64'],
    },
  },
});

export const fields = style({ minInlineSize: 0, '@container': { [wide]: { gridArea: 'fields' } } });
export const actions = style({ minInlineSize: 0, '@container': { [wide]: { gridArea: 'actions' } } });

/** Below a narrow form a button, with room for the line below it. */
export const slot = style({
  minInlineSize: 0,
  minBlockSize: `calc(${controlHeight.coarse} + ${space['8']} + 1.5rem)`,
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  '@media': { [media.print]: { display: 'none' } },
  '@container': {
    [wide]: {
      gridArea: 'slot',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: space['96'],
      minBlockSize: 0,
      // Whatever the height of the window, its end can be reached.
      maxBlockSize: `calc(100vh - ${space['96']} - ${space['16']})`,
      overflowY: 'auto',
      // Room for the ring of what has the focus.
      margin: minus(space['4']),
      padding: space['4'],
    },
  },
});

export const narrowOnly = style({ '@container': { [wide]: { display: 'none' } } });

export const wideOnly = style({ display: 'none', '@container': { [wide]: { display: 'block' } } });

/** A page within the page. */
export const page = style({
  padding: space['16'],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.canvas,
  '@media': { [media.tablet]: { padding: space['32'] } },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: space['16'] });

/** A quiet line rather than a warning's colour: nothing is wrong. */
export const item = style({
  paddingInlineStart: space['12'],
  borderInlineStart: `2px solid ${color.lamp}`,
  overflowWrap: 'anywhere',
});
