import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, space } from '../../theme/tokens.ts';

/** The height without padding is that of most cards of the kind, measured with the texts of the demo data. */
const height = (phone: string, tablet: string, desktop: string) => ({
  minBlockSize: phone,
  '@media': {
    [media.tablet]: { minBlockSize: tablet },
    [media.desktop]: { minBlockSize: desktop },
  },
});

export const inside = recipe({
  variants: {
    of: {
      job: { padding: space['12'], ...height('7.375rem', '5.125rem', '5.125rem') },
      application: height('22.5rem', '12.125rem', '12.125rem'),
      myJob: height('9.25rem', '5.5rem', '3.6875rem'),
      freelancer: height('17.375rem', '17.375rem', '17.375rem'),
      applicant: height('14.875rem', '6.75rem', '5.3125rem'),
    },
  },
});

/** The lines take a share of the width beside the picture. */
export const beside = style({ flex: 1, minInlineSize: 0 });
