import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/** On a wide screen, the list is 380 pixels wide, and the open conversation takes the rest of the width. */
export const desk = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '23.75rem minmax(0, 1fr)',
      columnGap: space['24'],
      alignItems: 'start',
    },
  },
});

export const lists = style({ display: 'flex', flexDirection: 'column', gap: space['32'], minInlineSize: 0 });

/** The conversation stays in view while the user scrolls the list. Its field for a message is above the window's end. */
export const pane = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '5rem',
      display: 'flex',
      flexDirection: 'column',
      blockSize: 'calc(100dvh - 13rem)',
      minBlockSize: '24rem',
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
      backgroundColor: color.surface,
    },
    [media.print]: { display: 'none' },
  },
});

/** A pane without a conversation is only as high as its sentence needs. */
export const emptyPane = style([
  pane,
  {
    '@media': {
      [media.desktop]: {
        blockSize: 'auto',
        minBlockSize: '12rem',
        borderStyle: 'dashed',
        backgroundColor: 'transparent',
      },
    },
  },
]);

export const head = style({
  paddingBlock: space['12'],
  paddingInline: space['24'],
  borderBlockEnd: `1px solid ${color.line}`,
});

/** The pane begins at its end, where the newest message is. Earlier messages that are added do not move what is read. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
});
/** A short conversation begins at the top of the pane. */
export const content = style({ marginBlockEnd: 'auto', padding: space['24'] });

export const nothing = style({ margin: 'auto', padding: space['24'] });
