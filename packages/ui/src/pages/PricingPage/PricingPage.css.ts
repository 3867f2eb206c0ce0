import { style } from '@vanilla-extract/css';
import { space, width } from '../../theme/tokens.ts';

export const faq = style({ display: 'grid', gap: space['16'], maxInlineSize: width.reading });
