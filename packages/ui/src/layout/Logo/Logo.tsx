/** The path of the lamp in the logo, in a box of 32 by 32. */
const lamp =
  'M3.5 20h7A1.5 1.5 0 0 1 12 21.5v7A1.5 1.5 0 0 1 10.5 30h-7A1.5 1.5 0 0 1 2 28.5v-7A1.5 1.5 0 0 1 3.5 20Z';

/** The SVG path of the logo: a lamp, whose beam shines between two arcs. */
const beam = lamp + 'M17.26 27.31L30.56 24.96A29 29 0 0 0 7.04 1.44L4.69 14.74A15.5 15.5 0 0 1 17.26 27.31Z';

/**
 * Draws Skill Harbor's logo in the colour of the surrounding text. The logo is always beside the name, so it is hidden
 * from screen readers.
 *
 * @use Where the name is already beside the logo.
 * @instead {@link Wordmark} where the name is missing.
 */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} fill="currentColor">
      <path d={beam} />
    </svg>
  );
}
