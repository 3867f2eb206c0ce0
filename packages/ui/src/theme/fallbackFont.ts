/*
 * System fonts get the metrics of Figtree and Fraunces, so that the layout does not shift when Figtree and Fraunces
 * have loaded. The width factors are measured with the product's English texts. The heights are Figtree's 0.95 and
 * 0.25, and Fraunces's 0.978 and 0.255, divided by the width factor.
 */

/** Windows, macOS, Android and most Linux systems have these fonts. */
export const fallbackFaces = [
  {
    fontWeight: '300 599',
    // Roboto is used on Android, which has no Arial. It is as wide as Arial.
    src: "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica'), local('Roboto')",
    sizeAdjust: '100.5%',
    ascentOverride: '94.5%',
    descentOverride: '24.9%',
    lineGapOverride: '0%',
  },
  {
    fontWeight: '600 900',
    src: "local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold'), local('Helvetica Bold')",
    sizeAdjust: '95.3%',
    ascentOverride: '99.7%',
    descentOverride: '26.2%',
    lineGapOverride: '0%',
  },
];

/** Linux systems without the fonts above have these fonts. Open Sans is as wide as Noto Sans. */
export const wideFallbackFaces = [
  {
    fontWeight: '300 599',
    src: "local('Noto Sans'), local('Noto Sans Regular'), local('Open Sans'), local('Open Sans Regular')",
    sizeAdjust: '95.1%',
    ascentOverride: '99.9%',
    descentOverride: '26.3%',
    lineGapOverride: '0%',
  },
  {
    fontWeight: '600 900',
    src: "local('Noto Sans Bold'), local('Open Sans Bold')",
    sizeAdjust: '91.6%',
    ascentOverride: '103.7%',
    descentOverride: '27.3%',
    lineGapOverride: '0%',
  },
];

/** Windows and macOS have Times New Roman, and most Linux systems have a font with the same metrics. */
export const serifFallbackFaces = [
  {
    fontWeight: '500 700',
    src: "local('Times New Roman Bold'), local('Times New Roman Bd'), local('Liberation Serif Bold'), local('Tinos Bold')",
    sizeAdjust: '112.3%',
    ascentOverride: '87.1%',
    descentOverride: '22.7%',
    lineGapOverride: '0%',
  },
];

/** Android has Noto Serif. */
export const wideSerifFallbackFaces = [
  {
    fontWeight: '500 700',
    src: "local('Noto Serif Bold'), local('NotoSerif-Bold')",
    sizeAdjust: '95%',
    ascentOverride: '102.9%',
    descentOverride: '26.8%',
    lineGapOverride: '0%',
  },
];
