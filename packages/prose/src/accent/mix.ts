/** Mixes the first colour with a fraction of the second, as `color-mix(in srgb)` does. Colours are `#RRGGBB`. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const from = channelAt(first, start);
    return Math.round(from + (channelAt(second, start) - from) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const channelAt = (color: string, start: number) => Number.parseInt(color.slice(start, start + 2), 16);
