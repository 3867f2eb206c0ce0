import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, layer, media, space } from '../../theme/tokens.ts';

const { color } = theme;

/** A phone shows only the names, and always in view, because they say whom the rows below are about. */
export const names = style({
  zIndex: layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['8'],
  paddingBlock: space['8'],
  backgroundColor: color.canvas,
  '@media': {
    [media.tall]: { position: 'sticky', insetBlockStart: space['64'] },
    [media.tablet]: { display: 'none' },
  },
});

globalStyle(`${names} > button`, { flexGrow: 1 });

/** Two names fit side by side. The heading below shows a long name in full. */
globalStyle(`${names} bdi`, {
  overflow: 'hidden',
  maxInlineSize: 'calc(50vw - 4rem)',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const scroller = style({ '@media': { [media.tablet]: { overflowX: 'auto' } } });

export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.tablet]: { display: 'table', tableLayout: 'fixed' } },
});

const row = { paddingBlock: space['16'], textAlign: 'start', verticalAlign: 'top' } as const;

export const corner = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'table-cell', inlineSize: '8rem' } },
});

export const term = style({
  display: 'block',
  paddingBlockStart: space['16'],
  color: color.muted,
  fontSize: fontSize['14'],
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [media.tablet]: {
      ...row,
      display: 'table-cell',
      inlineSize: '8rem',
      paddingInlineEnd: space['16'],
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});

export const cell = style({
  display: 'none',
  paddingBlock: space['4'],
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&[data-current]': { display: 'block' } },
  '@media': {
    [media.tablet]: {
      ...row,
      minInlineSize: '12rem',
      paddingInlineEnd: space['24'],
      selectors: {
        '&, &[data-current]': { display: 'table-cell' },
        'td&': { borderBlockStart: `1px solid ${color.line}` },
      },
    },
  },
});

export const decision = style({ display: 'flex', flexWrap: 'wrap', gap: space['8'] });
