import { drawing } from './ExampleApplication.css.ts';

/** The rings of light around the lamp, with inner radius, outer radius and opacity. */
const rings = [
  [3, 15, 1],
  [19, 30, 0.8],
  [35, 44, 0.55],
  [50, 57, 0.35],
  [63, 68, 0.2],
] as const;

const SIDE = 68;

/**
 * Draws the logo's beam, which starts in the lower corner at the start of the line. Its rings become fainter towards
 * the outside.
 */
export function Beam({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${SIDE} ${SIDE}`} fill="currentColor" className={className}>
      <g className={drawing}>
        {rings.map(([inner, outer, opacity]) => (
          <path key={inner} d={ring(inner, outer)} opacity={opacity} />
        ))}
      </g>
    </svg>
  );
}

/**
 * Returns the path of a segment of a ring around the lower corner. Its two straight sides are 10 degrees from the axes,
 * as in the logo.
 */
function ring(inner: number, outer: number) {
  const [near, far] = [Math.sin(Math.PI / 18), Math.cos(Math.PI / 18)];
  const point = (x: number, y: number) => `${x.toFixed(2)} ${(SIDE - y).toFixed(2)}`;
  return (
    `M${point(inner * far, inner * near)}L${point(outer * far, outer * near)}` +
    `A${outer} ${outer} 0 0 0 ${point(outer * near, outer * far)}L${point(inner * near, inner * far)}` +
    `A${inner} ${inner} 0 0 1 ${point(inner * far, inner * near)}Z`
  );
}
