import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/** Only a wide screen has room for the job and the list of applicants around the pane with one applicant. */
const onlyWide = {
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' }, [media.print]: { display: 'none' } },
} as const;

export const bar = style(onlyWide);

/** The list is 380 pixels wide, and the reading pane takes the other 740 pixels. */
export const desk = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '23.75rem minmax(0, 1fr)',
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
      backgroundColor: color.surface,
    },
  },
});

export const aside = style([onlyWide, { borderInlineEnd: `1px solid ${color.line}` }]);

/** The list stays in view while the client reads. */
export const list = style({
  position: 'sticky',
  insetBlockStart: space['64'],
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'calc(100dvh - 4rem)',
});
export const listHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['8'],
  minBlockSize: '3.5rem',
  paddingInline: space['16'],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const rows = style({ position: 'relative', overflowY: 'auto', minBlockSize: 0, flex: '1 1 auto' });
export const more = style({ padding: space['12'], ':empty': { display: 'none' } });

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // The pane is at least as high as the window, so that the buttons for the decision stay in the same place if the
  // letter is short.
  '@media': { [media.desktop]: { minBlockSize: 'calc(100dvh - 16rem)' } },
});
