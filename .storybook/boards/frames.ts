import type { Globals } from '../globals.ts';
import { FRAME_NAME } from './stayPut.ts';

/**
 * The sizes in which a board can show stories, in pixels. These are the sizes of the toolbar, scaled down by `scale`.
 */
export const sizes = {
  phone: { name: 'Phone', width: 360, height: 780, scale: 0.55 },
  tablet: { name: 'Tablet', width: 768, height: 1024, scale: 0.34 },
  desktop: { name: 'Desktop', width: 1280, height: 800, scale: 0.225 },
} as const;
export type SizeName = keyof typeof sizes;

export interface Size {
  name: string;
  width: number;
  height: number;
  scale: number;
}

const isSizeName = (value: unknown): value is SizeName => typeof value === 'string' && value in sizes;

/** Returns the size chosen in the toolbar. By default, it is a phone, because most stories have a picture of that size. */
export function sizeIn({ viewport }: Globals): SizeName {
  // If the toolbar has set the viewport, its value is `{ value, isRotated }`. If the URL has set it, it is only the
  // value.
  const chosen = typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport;
  return isSizeName(chosen) ? chosen : 'phone';
}

/**
 * Returns the address that shows a story without Storybook around it. The address contains the toolbar's values except
 * the size, which the frame sets.
 */
export function frameAddress(id: string, globals: Globals): string {
  const given = Object.entries(globals).filter(
    ([name, value]) => name !== 'viewport' && typeof value === 'string',
  );
  // Axe is off here, because it already runs when the story is tested.
  const inAddress = [...given.map(([name, value]) => `${name}:${String(value)}`), 'a11y.manual:!true'].join(
    ';',
  );
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: inAddress, [FRAME_NAME]: '' })}`;
}

/** Returns the address of an entry in Storybook, relative to a documentation page. */
export function entryAddress(type: 'story' | 'docs', id: string): string {
  return `./?path=/${type}/${id}`;
}
