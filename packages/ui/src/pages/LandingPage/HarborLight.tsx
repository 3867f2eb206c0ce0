import { lamp } from '../../layout/Logo/Logo.tsx';
import { light, lit } from './LandingPage.css.ts';

/** The rings of light around the lamp, as inner radius, outer radius and opacity. */
const rings = [
  [15.5, 29, 1],
  [33.5, 42, 0.7],
  [46.5, 52, 0.45],
  [56.5, 60, 0.25],
] as const;

/** Draws the logo on the quay. Its beam continues over the water in fainter and fainter rings. */
export function HarborLight() {
  return (
    <svg aria-hidden viewBox="0 0 60 60" fill="currentColor" className={light}>
      <path d={lamp} transform="translate(-2 30)" className={lit} />
      {rings.map(([inner, outer, opacity]) => (
        <path key={inner} d={ring(inner, outer)} opacity={opacity} />
      ))}
    </svg>
  );
}

/**
 * Returns the path of a segment of a ring around the lower corner, between two rays that are 10 degrees from the axes,
 * as in the logo.
 */
function ring(inner: number, outer: number) {
  const [near, far] = [Math.sin(Math.PI / 18), Math.cos(Math.PI / 18)];
  const point = (x: number, y: number) => `${x.toFixed(2)} ${(60 - y).toFixed(2)}`;
  return (
    `M${point(inner * far, inner * near)}L${point(outer * far, outer * near)}` +
    `A${outer} ${outer} 0 0 0 ${point(outer * near, outer * far)}L${point(inner * near, inner * far)}` +
    `A${inner} ${inner} 0 0 1 ${point(inner * far, inner * near)}Z`
  );
}
