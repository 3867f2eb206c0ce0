import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, fontWeight, lineHeight, minus, radius, space } from '../../theme/tokens.ts';

export const disclosure = style({});

const line = `1px solid ${theme.color.line}`;
export const lines = styleVariants({ above: { borderBlockStart: line }, below: { borderBlockEnd: line } });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['16'],
  minBlockSize: space['48'],
  // The negative margin and the padding keep the focus ring away from the text.
  marginInline: minus(space['4']),
  paddingBlock: space['12'],
  paddingInline: space['4'],
  borderRadius: radius.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.single,
  listStyle: 'none',
  transition: `color ${duration.quick} ${easing}`,
  ':hover': { color: theme.color.accent },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const arrow = style({
  flex: 'none',
  color: theme.color.muted,
  transition: `transform ${duration.calm} ${easing}`,
  selectors: { [`${disclosure}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingBlock: `${space['4']} ${space['16']}`, color: theme.color.muted });
