/** The hues of the theme, in the order in which they are assigned to names. */
export const tileHues = ['harbor', 'fjord', 'kelp', 'heather', 'clay', 'slate'] as const;
export type TileHue = (typeof tileHues)[number];

/** Returns the hue of a company's tile. The spacing and case of the name make no difference. */
export function tileHue(name: string): TileHue {
  const plain = name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  // FNV-1a is used as the hash, because names that differ in one letter then probably have different hues.
  let hash = 0x811c9dc5;
  for (let index = 0; index < plain.length; index++)
    hash = Math.imul(hash ^ plain.charCodeAt(index), 0x01000193);
  return tileHues[(hash >>> 0) % tileHues.length] ?? 'harbor';
}
