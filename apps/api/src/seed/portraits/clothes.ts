import { colours, ink, skins } from './look.ts';
import type { ClothesStyle, Look } from './look.ts';

const body = 'M26 300c2-46 34-62 92-76 14 22 50 22 64 0 58 14 90 30 92 76z';
const shade = (d: string) => `<path d="${d}" fill="${ink}" opacity=".16"/>`;
const line = (d: string) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>`;

/** Draws the details of clothes, in the colour of the clothes and in the colour of the skin above the clothes. */
const details: Record<ClothesStyle, (colour: string, skin: string) => string> = {
  crew: () => line('M112 228c16 30 60 30 76 0'),
  collar: () =>
    `<g fill="${colours.cream}"><path d="M122 216 96 234l28 30 26-26z"/><path d="m178 216 26 18-28 30-26-26z"/></g>` +
    line('M150 240v60'),
  stripes: (colour) =>
    `<clipPath id="body"><path d="${body}"/></clipPath><g clip-path="url(#body)"><path d="${body}" fill="${colours.cream}"/>` +
    `<path d="M0 256h300M0 276h300M0 296h300" stroke="${colour}" stroke-width="9"/></g>` +
    line('M116 227c14 26 54 26 68 0'),
  turtleneck: (colour) =>
    `<path d="M122 202c16 10 40 10 56 0l6 34c-20 18-48 18-68 0z" fill="${colour}"/>` +
    shade('M118 230c20 16 44 16 64 0l2 8c-22 16-46 16-68 0z'),
  vneck: (_, skin) =>
    `<path d="M120 222c8 6 22 8 30 8s22-2 30-8l-30 56z" fill="${skin}"/>` + line('M118 224l32 56 32-56'),
  blazer: () =>
    `<path d="M118 222 150 300l32-78c-20 18-44 18-64 0z" fill="${colours.cream}"/>` +
    shade('M118 222 92 240l14 14-8 10 46 36h6z') +
    shade('m182 222 26 18-14 14 8 10-46 36h-6z'),
  hoodie: () =>
    shade('M116 222c-20 8-30 20-26 34 20 2 44 8 60 22 16-14 40-20 60-22 4-14-6-26-26-34-14 24-54 24-68 0z') +
    `<path d="M136 268v26M164 268v26" stroke="${colours.cream}" stroke-width="4" stroke-linecap="round"/>`,
  apron: () =>
    `<path d="M118 266l-8-44M182 266l8-44" stroke="${colours.cream}" stroke-width="10"/>` +
    `<path d="M100 300v-28q0-10 10-10h80q10 0 10 10v28z" fill="${colours.cream}"/>` +
    line('M112 228c16 30 60 30 76 0'),
};

export function drawClothes({ clothes, clothesColour, skin }: Look): string {
  const colour = colours[clothesColour];
  return `<path d="${body}" fill="${colour}"/>${details[clothes](colour, skins[skin][0])}`;
}
