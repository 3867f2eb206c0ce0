import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

export const group = style({ minInlineSize: 0 });

/** The legend looks like the label of a field. */
export const legend = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space['8'],
  inlineSize: '100%',
  paddingBlockEnd: space['12'],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.single,
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: space['16'] });

/** The preview has the same height with and without an amount, so that nothing moves while the user types. */
export const preview = style({
  padding: `${space['12']} ${space['16']}`,
  borderRadius: radius.control,
  backgroundColor: theme.color.sunken,
  overflowWrap: 'anywhere',
});

/** The text was typed by the user, and its direction may differ from that of the surrounding sentence. */
export const reading = style({ unicodeBidi: 'isolate', fontWeight: fontWeight.strong });
