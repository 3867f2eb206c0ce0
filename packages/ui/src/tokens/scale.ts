import {
  breakpoint,
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  headingStyle,
  layer,
  lineHeight,
  space,
  width,
} from '../theme/scale.ts';

/** The numbers that all themes share: lengths in pixels, durations in milliseconds. */
export const scale = {
  breakpoint,
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  headingStyle,
  layer,
  lineHeight,
  space,
  width,
};
