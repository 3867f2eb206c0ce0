/**
 * Draws portraits for the people of the demo data. They are flat drawings, and the same look always gives the same
 * drawing.
 *
 *     drawPortrait(look) → an SVG of 300 × 300 pixels
 */
import { drawBackdrop } from './backdrop.ts';
import { drawClothes } from './clothes.ts';
import { drawBeard, drawEarrings, drawGlasses, drawHead, drawNeck } from './face.ts';
import { drawHairBehind, drawHairInFront } from './hair.ts';
import type { Look } from './look.ts';

/** The layers of a portrait, from back to front. */
const layers = [
  drawHairBehind,
  drawNeck,
  drawClothes,
  drawHead,
  drawBeard,
  drawHairInFront,
  drawEarrings,
  drawGlasses,
];

export function drawPortrait(look: Look): string {
  const person = layers.map((draw) => draw(look)).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 300 300">' +
    // The face fills so much of the picture that it can be recognized at a size of 40 pixels.
    `${drawBackdrop(look)}<g transform="translate(-16.5 -19) scale(1.11)">${person}</g></svg>`
  );
}
