import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['8'],
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: space['16'] });

/**
 * The reader's own messages are at the end of the line, and those of the other side at its start. No message takes the
 * whole line, so that its side is visible.
 */
export const message = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space['4'],
    maxInlineSize: 'min(88%, 35rem)',
    '@media': { [media.tablet]: { maxInlineSize: 'min(75%, 35rem)' } },
  },
  variants: {
    own: {
      true: { alignSelf: 'flex-end', alignItems: 'flex-end', textAlign: 'end' },
      false: { alignSelf: 'flex-start', alignItems: 'flex-start' },
    },
  },
});

export const bubble = recipe({
  base: {
    paddingBlock: space['8'],
    paddingInline: space['12'],
    borderRadius: radius.card,
    border: '1px solid transparent',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  variants: {
    own: {
      true: { background: color.accentSoft },
      false: { background: color.surface, borderColor: color.line },
    },
  },
});

/** Styles the lines of small text above and below a message. */
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['4']} ${space['8']}`,
});

/** The button is beside the file if there is room, so that the form leaves room for the messages above it. */
export const sending = style({
  display: 'grid',
  gap: space['16'],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const send = style({ justifySelf: 'end' });
