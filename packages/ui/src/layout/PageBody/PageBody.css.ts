import { recipe } from '@vanilla-extract/recipes';
import { media, space, width } from '../../theme/tokens.ts';

/** The gutters of the page are added to its width. */
const gutters = (inner: string, onDesktop = inner) => ({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: space['16'],
  maxInlineSize: `calc(${inner} + 2 * ${space['16']})`,
  '@media': {
    [media.tablet]: { paddingInline: space['24'], maxInlineSize: `calc(${inner} + 2 * ${space['24']})` },
    [media.desktop]: { paddingInline: space['32'], maxInlineSize: `calc(${onDesktop} + 2 * ${space['32']})` },
  },
});

export const body = recipe({
  variants: {
    width: {
      content: gutters(width.content),
      reading: gutters(width.reading),
      form: gutters(width.form),
      assistedForm: gutters(width.form, width.assistedForm),
      narrow: gutters(width.narrow),
    },
    spacing: {
      none: {},
      /** Pages for work, such as the review of applicants, begin close below the navigation. */
      desk: {
        paddingBlock: `${space['16']} ${space['64']}`,
        '@media': { [media.tablet]: { paddingBlock: `${space['24']} ${space['96']}` } },
      },
      standard: {
        paddingBlock: `${space['32']} ${space['64']}`,
        '@media': { [media.tablet]: { paddingBlock: `${space['48']} ${space['96']}` } },
      },
    },
  },
});
