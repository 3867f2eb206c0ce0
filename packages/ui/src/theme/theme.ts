import type { roles } from './roles.ts';

type Roles = typeof roles;

/** `#RRGGBB`, or the same with an opacity. */
export type Color = string | { hex: string; alpha: number };

/** One layer of a shadow, in pixels. It has no horizontal offset, so that it needs no mirroring. */
export interface Shadow {
  y: number;
  blur: number;
  spread?: number;
  color: Color;
}

/** What differs between light and dark. */
export interface Palette {
  /** All are opaque but the veil: the contrast of a translucent color would depend on what is behind it. */
  color: Record<Exclude<keyof Roles['color'], 'veil'>, string> & { veil: Color };
  tile: Record<keyof Roles['tile'], { ground: string; ink: string }>;
  shadow: Record<keyof Roles['shadow'], readonly Shadow[]>;
}

/** A complete look: the system decides between light and dark, or the user. */
export interface Theme {
  light: Palette;
  dark: Palette;
  /** In pixels at the default text size. */
  radius: Record<keyof Roles['radius'], number>;
  /** In pixels. */
  stroke: Record<keyof Roles['stroke'], number>;
  /** Names of fonts, the preferred one first. */
  font: Record<keyof Roles['font'], readonly string[]>;
  /** The files of its own fonts, in the folder `fonts` of this package. */
  faces?: readonly Face[];
}

export interface Face {
  family: string;
  /** '200 800' for a variable font. */
  weight: string;
  file: string;
}
