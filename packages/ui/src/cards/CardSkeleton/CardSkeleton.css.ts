import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, space } from '../../theme/tokens.ts';

/**
 * Sets the height without padding. It is that of most cards of the same kind, measured with the texts of the demo data.
 */
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

/** Takes the whole width beside the picture, so that each line can fill a share of it. */
export const beside = style({ flex: 1, minInlineSize: 0 });
