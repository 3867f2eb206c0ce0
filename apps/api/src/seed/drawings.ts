/** Draws the pictures of the demo data, as SVG. */
import type { PictureShape } from '../files/keys.ts';
import { freelancers } from './data/freelancers.ts';
import { logos } from './data/logos.ts';
import { portfolios } from './data/portfolios.ts';
import { drawPortrait } from './portraits/portrait.ts';
import { drawWork } from './works/work.ts';

export interface Drawing {
  kind: 'portraits' | 'logos' | 'works';
  /** The key of the freelancer or client to whom the drawing belongs, or the title of the portfolio piece. */
  key: string;
  svg: string;
}

/** Lists the drawings, always in the same order. */
export function demoDrawings(): Drawing[] {
  const portraits = freelancers.flatMap(({ key, look }) => (look ? [{ key, svg: drawPortrait(look) }] : []));
  const works = Object.values(portfolios)
    .flat()
    .flatMap(({ title, work }) => (work ? [{ key: title, svg: drawWork(work, title) }] : []));
  return [
    ...portraits.map((one) => ({ kind: 'portraits' as const, ...one })),
    ...Object.entries(logos).map(([key, svg]) => ({ kind: 'logos' as const, key, svg })),
    ...works.map((one) => ({ kind: 'works' as const, ...one })),
  ];
}

export const shapeOf = ({ kind }: Drawing): PictureShape => (kind === 'works' ? 'landscape' : 'square');

/** Returns the path to which draw.child.ts writes the drawing with this number. */
export const fileOf = (folder: string, index: number, size: number) => `${folder}/${index}-${size}.webp`;
