// The names are listed individually, because for an exported namespace, the bundler would add a helper to the package.
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

/** The numbers that all themes share. Lengths are in pixels, and durations in milliseconds. */
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
