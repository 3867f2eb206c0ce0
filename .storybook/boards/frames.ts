import type { Globals } from '../globals.ts';
import { FRAME_NAME } from './stayPut.ts';

/** The sizes in which a board shows its stories: those of the toolbar, and how much of it a frame is scaled to. */
export const sizes = {
  phone: { name: 'Phone', width: 360, height: 780, scale: 0.55 },
  tablet: { name: 'Tablet', width: 768, height: 1024, scale: 0.34 },
  desktop: { name: 'Desktop', width: 1280, height: 800, scale: 0.225 },
} as const;
export type SizeName = keyof typeof sizes;
export type Size = (typeof sizes)[SizeName];

const isSizeName = (value: unknown): value is SizeName => typeof value === 'string' && value in sizes;

/** The size that the toolbar has chosen; a card is seen on a phone first, a page on a desktop. */
export function sizeIn({ viewport }: Globals, section: string): SizeName {
  // From the toolbar it is `{ value, isRotated }`, and from the address its value alone.
  const chosen = typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport;
  if (isSizeName(chosen)) return chosen;
  return ['Cards', 'Forms'].includes(section) ? 'phone' : 'desktop';
}

/** The address of a story alone, with the toolbar's values. The frame itself has the size. */
export function frameAddress(id: string, globals: Globals): string {
  const given = Object.entries(globals).filter(
    ([name, value]) => name !== 'viewport' && typeof value === 'string',
  );
  // Axe has its place beside the story itself.
  const inAddress = [...given.map(([name, value]) => `${name}:${String(value)}`), 'a11y.manual:!true'].join(
    ';',
  );
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: inAddress, [FRAME_NAME]: '' })}`;
}

/** The address of an entry in Storybook, from a documentation page. */
export function entryAddress(type: 'story' | 'docs', id: string): string {
  return `./?path=/${type}/${id}`;
}
