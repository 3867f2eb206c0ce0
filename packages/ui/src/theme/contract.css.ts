import { createGlobalThemeContract } from '@vanilla-extract/css';

/** ['color', 'accentHover'] → `--harbor-color-accent-hover`: a name that an app can rely on. */
const name = (_value: string | null, path: readonly string[]) =>
  ['harbor', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The names of what differs between themes, without values. Components speak only these names;
 * `light.ts` and `dark.ts` give every one of them a value.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      /** The page's ground. */
      canvas: null,
      /** What lies on the ground: cards, dialogs, fields. */
      surface: null,
      /** What lies lower than the ground: wells, skeletons, the quiet side of a page. */
      sunken: null,
      text: null,
      muted: null,
      /** Separates, and means nothing by itself. */
      line: null,
      /** The border of something to fill in or press. */
      control: null,
      /** What can be done. */
      accent: null,
      accentHover: null,
      accentSoft: null,
      onAccent: null,
      /** The water of the first screen: the one dark ground of a light page. */
      deep: null,
      /** The light that falls on it. */
      deepLight: null,
      /** The lamp it comes from; no words in it. */
      lamp: null,
      onDeep: null,
      onDeepMuted: null,
      /** What must not be missed; at most once a screen. */
      signal: null,
      signalSoft: null,
      positive: null,
      positiveSoft: null,
      caution: null,
      cautionSoft: null,
      critical: null,
      criticalHover: null,
      criticalSoft: null,
      onCritical: null,
      /** Between the page and a dialog. */
      veil: null,
    },
    shadow: {
      /** A card under the pointer. */
      lifted: null,
      /** Something over the page. */
      overlay: null,
    },
  },
  name,
);
