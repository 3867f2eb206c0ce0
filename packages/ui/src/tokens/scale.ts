// The object is written out, because the bundler adds a helper to the package for a namespace that is exported.
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
