import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { layer, media, space } from '../../theme/tokens.ts';

const { color } = theme;

/** The first screen looks like water, with the newest jobs at its edge. Its content is clipped at the sides. */
export const water = style({ overflow: 'clip' });

export const hero = style({
  paddingBlock: `${space['48']} ${space['48']}`,
  backgroundColor: color.deep,
  '@media': { [media.tablet]: { paddingBlock: `${space['96']} ${space['64']}` } },
});

export const body = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'grid',
  gap: space['24'],
  maxInlineSize: '38rem',
});

/** The text colours are overridden on the water, so that the components need not know about it. */
export const onDeep = style({
  display: 'grid',
  gap: space['16'],
  vars: {
    [color.text]: color.onDeep,
    [color.muted]: color.onDeepMuted,
    [color.accent]: color.onDeep,
    [color.accentHover]: color.onDeep,
  },
});

export const lead = style({ maxInlineSize: '34rem' });

const moored = '6.5rem';

export const jobs = style({
  paddingBlockEnd: space['48'],
  backgroundImage: `linear-gradient(${color.deep} ${moored}, transparent ${moored})`,
  '@media': { [media.tablet]: { paddingBlockEnd: space['64'] } },
});

export const jobsHead = style([
  onDeep,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    paddingBlockEnd: space['16'],
  },
]);

/** The content is in front of the light. */
export const above = style({ position: 'relative' });

/** The lamp is beside the jobs and shines over the text. */
export const light = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: '36%',
  inlineSize: '28rem',
  color: color.deepLight,
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [media.tablet]: { insetInlineStart: '58%', inlineSize: '42rem' },
    [media.desktop]: { insetInlineStart: '62%', inlineSize: '52rem' },
    [media.forcedColors]: { display: 'none' },
  },
});

// The drawing of another brand also fills the width.
globalStyle(`${light} > svg`, { inlineSize: '100%', blockSize: 'auto' });

/** On a phone, the lamp would be between the heading and the link, so only its light is shown. */
export const lit = style({ fill: color.lamp, '@media': { [media.belowTablet]: { display: 'none' } } });
