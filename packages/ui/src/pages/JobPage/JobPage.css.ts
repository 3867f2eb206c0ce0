import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, media, space } from '../../theme/tokens.ts';

const belowDesktop = `screen and (max-width: ${breakpoint.desktop / 16 - 0.01}em)`;

/** The facts load after the page. Space is reserved for them, so that the content below does not move. */
export const evidenceSpace = style({ minBlockSize: '13rem' });

/**
 * The bar at the foot of a narrow page has one line, if it has room. At the side of a wide page, the bookmark is below
 * the button.
 */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: space['8'],
  '@media': { [media.desktop]: { flexDirection: 'column' } },
});

globalStyle(`${actions} > :first-child`, {
  '@media': { [belowDesktop]: { flex: '1 1 8rem', inlineSize: 'auto', paddingInline: space['12'] } },
});
globalStyle(`${actions} > button:not(:first-child)`, {
  '@media': { [belowDesktop]: { flex: '0 1 auto', inlineSize: 'auto' } },
});
