import type { Globals } from '../globals.ts';
import { isSwitched, isSwitchFor, switches } from '../switches/switches.ts';
import type { Size } from './frames.ts';
import type { IndexEntry } from './storyIndex.ts';

/**
 * Returns the address of the accepted screenshot that shows a story at this size with these values of the toolbar, or
 * undefined if there is none.
 */
export function pictureOf(
  { id, name, importPath }: IndexEntry,
  { name: size }: Pick<Size, 'name'>,
  globals: Globals,
  pictures: ReadonlySet<string>,
): string | undefined {
  if (globals['board'] === 'live') return undefined;
  const { theme = 'light', language = 'en', direction = 'ltr' } = globals;
  if (direction === 'rtl' && language !== 'ar') return undefined;
  if (switches.some((one) => isSwitchFor(one, 'story', id) && isSwitched(one, { globals }))) return undefined;
  const folder = importPath.slice(0, importPath.lastIndexOf('/')).replace('./', '').replace('/src/', '/');
  const look = [size.toLowerCase(), theme, ...(language === 'en' ? [] : [language])].join('.');
  const picture = `${folder}/${name.replaceAll(' ', '')}.${look}`;
  return pictures.has(picture) ? `pictures/${picture}.webp` : undefined;
}
