import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { controlHeight, media, minus, radius, space, width } from '../../theme/tokens.ts';

const { color } = theme;

/**
 * Container queries depend on the text size of the frame. If the text is twice as large, there is no room for the
 * column.
 */
export const frame = style({ containerType: 'inline-size', containerName: 'job-form' });
const wide = 'job-form (min-width: 55rem)';

/** Styles the form, and beside it the column if there is room. */
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

/** Below the fields of a narrow form, the slot holds a button, and leaves room for a line of text below the button. */
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
      // The column scrolls if its content is higher than the window.
      maxBlockSize: `calc(100vh - ${space['96']} - ${space['16']})`,
      overflowY: 'auto',
      // The padding leaves room for the focus ring.
      margin: minus(space['4']),
      padding: space['4'],
    },
  },
});

export const narrowOnly = style({ '@container': { [wide]: { display: 'none' } } });

export const wideOnly = style({ display: 'none', '@container': { [wide]: { display: 'block' } } });

/** The preview looks like a page inside the page. */
export const page = style({
  padding: space['16'],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.canvas,
  '@media': { [media.tablet]: { padding: space['32'] } },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: space['16'] });

/** A suggestion has an unobtrusive line instead of the colour of a warning, because the job can be posted as it is. */
export const item = style({
  paddingInlineStart: space['12'],
  borderInlineStart: `2px solid ${color.lamp}`,
  overflowWrap: 'anywhere',
});
