import { grounds } from './look.ts';
import type { Backdrop, Look } from './look.ts';

const motifs: Record<Backdrop, string> = {
  sun: '<circle cx="216" cy="92" r="78"/>',
  waves:
    '<path d="M0 188q37-26 75 0t75 0 75 0 75 0v112H0z"/>' +
    '<path d="M0 122q37-26 75 0t75 0 75 0 75 0v26q-37 26-75 0t-75 0-75 0-75 0z" opacity=".7"/>',
  sail: '<path d="M240 14v206H120c70-44 108-116 120-206z"/><path d="M254 66c22 46 36 98 40 154h-40z"/>',
  beam: '<path d="M-10 128 310-44v176L-10 160z"/>',
  horizon: '<path d="M0 0h300v172H0z"/>',
};

export function drawBackdrop({ ground, backdrop }: Look): string {
  const [base, light] = grounds[ground];
  return `<rect width="300" height="300" fill="${base}"/><g fill="${light}">${motifs[backdrop]}</g>`;
}
