import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { layer } from '../../theme/tokens.ts';

/** The list looks like a single sheet of rows, and neighbouring rows share a line. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

globalStyle(`${list} > :not(:first-child) > *`, {
  marginBlockStart: '-1px',
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
});
globalStyle(`${list} > :not(:last-child) > *`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });
/** A row is part of a sheet, so a hovered row does not lift. Its background is tinted instead. */
globalStyle(`${list} > * > :hover`, { boxShadow: 'none', backgroundColor: theme.color.sunken });
/** A hovered or focused row shows its whole outline. */
globalStyle(`${list} > * > :is(:hover, :focus-within)`, { zIndex: layer.raised });
