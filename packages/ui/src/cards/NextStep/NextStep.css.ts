import { style } from '@vanilla-extract/css';

/** An email address may be wider than a narrow card, so it may wrap anywhere. */
export const address = style({ maxInlineSize: '100%', overflowWrap: 'anywhere' });
