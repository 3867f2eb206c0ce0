import type { roles } from './roles.ts';

type Roles = typeof roles;

/** A colour as `#RRGGBB`, or such a colour with an opacity. */
export type Color = string | { hex: string; alpha: number };

/** One layer of a shadow, in pixels. It has no horizontal offset, so right-to-left layouts need not mirror it. */
export interface Shadow {
  y: number;
  blur: number;
  spread?: number;
  color: Color;
}

/** The values that differ between light and dark. */
export interface Palette {
  /**
   * The colours. All except the veil are opaque, because the contrast of a translucent colour would depend on the
   * colour behind it.
   */
  color: Record<Exclude<keyof Roles['color'], 'veil'>, string> & { veil: Color };
  tile: Record<keyof Roles['tile'], { ground: string; ink: string }>;
  shadow: Record<keyof Roles['shadow'], readonly Shadow[]>;
}

/** A complete theme. The system or the user chooses between light and dark. */
export interface Theme {
  light: Palette;
  dark: Palette;
  /** The radii in pixels, at the default text size. */
  radius: Record<keyof Roles['radius'], number>;
  /** The widths of lines, in pixels. */
  stroke: Record<keyof Roles['stroke'], number>;
  /** The names of fonts, in order of preference. */
  font: Record<keyof Roles['font'], readonly string[]>;
  /** The theme's own font files, in the folder `fonts` of this package. */
  faces?: readonly Face[];
}

export interface Face {
  family: string;
  /** The weight, such as '200 800' for a variable font. */
  weight: string;
  file: string;
}
