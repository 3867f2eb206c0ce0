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
/** A row is part of a sheet, so it does not lift when it is hovered: its ground is tinted. */
globalStyle(`${list} > * > :hover`, { boxShadow: 'none', backgroundColor: theme.color.sunken });
/** The row that is hovered or focused shows its whole outline. */
globalStyle(`${list} > * > :is(:hover, :focus-within)`, { zIndex: layer.raised });
