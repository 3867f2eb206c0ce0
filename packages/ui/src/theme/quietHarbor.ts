import type { Palette } from './theme.ts';

type Ink = Exclude<keyof Palette['color'], 'veil'>;

interface Shape {
  path: string;
  /** The colour of the area, or null for a shape that is only a line. */
  fill: Ink | null;
  /** The colour of the line. It is missing for shapes without a line. */
  line?: Ink;
}

/**
 * The drawing on every page without content: a lighthouse looks for a ship, and finds a buoy. It is stored as data, so
 * that the service worker's page, which has no style sheet, shows the same drawing.
 */
export const quietHarbor: { viewBox: string; shapes: readonly Shape[] } = {
  viewBox: '0 0 400 232',
  shapes: [
    { path: 'M112 70 388 8A300 300 0 0 1 388 160L112 82Z', fill: 'accentSoft' },
    { path: 'M90 96H118L128 200H80Z', fill: 'surface', line: 'text' },
    { path: 'M87.1 126H120.9L123.4 152H84.6Z', fill: 'accent' },
    { path: 'M98 184A6 6 0 0 1 110 184V200H98Z', fill: 'text' },
    { path: 'M84 90H124A2 2 0 0 1 126 92V96H82V92A2 2 0 0 1 84 90Z', fill: 'text' },
    { path: 'M94 62H114V90H94Z', fill: 'accent' },
    { path: 'M88 62 104 46 120 62Z', fill: 'text' },
    { path: 'M32 206C42 190 58 196 68 198 80 190 132 190 142 198 152 196 166 192 176 206Z', fill: 'control' },
    { path: 'M284 202 290 166H302L308 202Z', fill: 'surface', line: 'text' },
    { path: 'M288 178H304L306 190H286Z', fill: 'accent' },
    { path: 'M290 166V158H302V166', fill: null, line: 'text' },
    { path: 'M8 206H240M252 206H392', fill: null, line: 'control' },
    { path: 'M52 216H132M206 216H356M96 226H176M288 226H332', fill: null, line: 'line' },
  ],
};
