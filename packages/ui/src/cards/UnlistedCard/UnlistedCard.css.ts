import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: space['12'], padding: space['16'] });

export const title = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space['8'],
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
