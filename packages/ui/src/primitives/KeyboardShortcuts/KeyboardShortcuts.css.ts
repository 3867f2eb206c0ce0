import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/**
 * The button is hidden on phones and tablets, because they have no keyboard. The key `?` opens the help on every
 * device.
 */
export const opener = style({
  display: 'inline-flex',
  '@media': { [media.touch]: { display: 'none' }, [media.belowTablet]: { display: 'none' } },
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space['8'],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td):first-child`, { inlineSize: '5rem' });
globalStyle(`${table} th`, { color: color.muted, fontSize: fontSize['14'] });

export const key = style({
  display: 'inline-block',
  minInlineSize: '1.75rem',
  paddingInline: space['8'],
  border: `${theme.stroke.control} solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  textAlign: 'center',
});
