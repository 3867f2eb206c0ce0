import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layer, minus, space, width } from '../../theme/tokens.ts';

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  maxInlineSize: width.measure,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const paragraph = style({ whiteSpace: 'pre-line' });

export const list = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space['4'],
    paddingInlineStart: '1.75em',
    // A paragraph that introduces a list is closer to the list than to other blocks.
    selectors: { [`${paragraph} + &`]: { marginBlockStart: minus(space['8']) } },
  },
  variants: {
    kind: { bullets: { listStyle: 'disc' }, numbers: { listStyle: 'decimal' } },
  },
});

/** If a link covers the whole card, the links in the text are in front of it, so that they can still be pressed. */
export const written = style({ position: 'relative', zIndex: layer.raised });
