/** The colours of a drawing of the demo data. */
export const palettes = {
  harbor: { ground: '#DFF0EF', deep: '#0B5C66', soft: '#9CC9C8', light: '#FFFFFF', signal: '#C2410C' },
  night: { ground: '#12343A', deep: '#74C8CF', soft: '#2C5A61', light: '#E9EEF1', signal: '#FF9457' },
  sand: { ground: '#EADFC9', deep: '#33475B', soft: '#CDB98F', light: '#FFFDF8', signal: '#B1533B' },
  dusk: { ground: '#2B2F4A', deep: '#C9A7C7', soft: '#4B4E72', light: '#F4ECE6', signal: '#F2A65A' },
  moss: { ground: '#E3EAD9', deep: '#3F5A22', soft: '#A9BC90', light: '#FBFCF7', signal: '#C8923F' },
  rose: { ground: '#F3DDD6', deep: '#7A3B46', soft: '#DDAFA6', light: '#FFFAF7', signal: '#0B5C66' },
} as const;

interface Palette {
  ground: string;
  /** The colour of the main shapes. */
  deep: string;
  /** The colour of the secondary shapes. */
  soft: string;
  /** The colour for paper and light. */
  light: string;
  /** The colour of a single small shape that stands out. */
  signal: string;
}

/** Draws the shapes of a picture that is 160 units wide and 120 high. */
export type Motif = (palette: Palette, chance: () => number) => string;
