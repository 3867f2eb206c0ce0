const SIDE = 64;
const MOST = 5;
/** A colour counts as grey if its channels differ by less than this number. */
const GREY = 32;
/** Two colours count as one colour if their channels together differ by less than this number. */
const ALIKE = 72;

/** Returns the most frequent colours of a picture that are neither grey nor transparent, as `#RRGGBB`. */
export async function logoColors(file: Blob): Promise<string[]> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
  context?.drawImage(image, 0, 0, SIDE, SIDE);
  return frequentColors(context?.getImageData(0, 0, SIDE, SIDE).data ?? []);
}

function frequentColors(pixels: ArrayLike<number>): string[] {
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const channels = [0, 1, 2].map((channel) => pixels[at + channel] ?? 0);
    if ((pixels[at + 3] ?? 0) < 128 || Math.max(...channels) - Math.min(...channels) < GREY) continue;
    const color =
      `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const found: string[] = [];
  for (const [color] of [...counts].toSorted(([, one], [, other]) => other - one))
    if (found.length < MOST && found.every((other) => difference(color, other) >= ALIKE)) found.push(color);
  return found;
}

function difference(one: string, other: string): number {
  const channels = (color: string) =>
    [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const others = channels(other);
  return channels(one).reduce((sum, channel, index) => sum + Math.abs(channel - (others[index] ?? 0)), 0);
}
