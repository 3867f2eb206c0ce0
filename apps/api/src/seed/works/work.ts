/** Draws the picture of a portfolio piece in the demo data, in a few shapes and one palette. */
import { chanceOf } from './chance.ts';
import { palettes } from './palette.ts';
import type { Motif } from './palette.ts';
import { pictures } from './pictures.ts';
import { screens } from './screens.ts';

const motifs = { ...screens, ...pictures } satisfies Record<string, Motif>;

export interface Work {
  motif: keyof typeof motifs;
  palette: keyof typeof palettes;
}

/** Returns an SVG. The same title always gives the same SVG. */
export function drawWork({ motif, palette }: Work, title: string): string {
  const colours = palettes[palette];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 160 120">' +
    `<rect width="160" height="120" fill="${colours.ground}"/>` +
    `${motifs[motif](colours, chanceOf(title))}</svg>`
  );
}
