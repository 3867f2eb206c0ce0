import { createGlobalThemeContract } from '@vanilla-extract/css';

/** ['color', 'accentHover'] → `--harbor-color-accent-hover`: a stable name for apps. */
const name = (_value: string | null, path: readonly string[]) =>
  ['harbor', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The names of the values that differ between themes. Components use only these names;
 * `light.ts` and `dark.ts` give every one of them a value.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      /** The page's background. */
      canvas: null,
      /** Raised areas: cards, dialogs, fields. */
      surface: null,
      /** Lowered areas: wells, skeletons, the quiet side of a page. */
      sunken: null,
      text: null,
      muted: null,
      /** A decorative separator. */
      line: null,
      /** The border of a field or control. */
      control: null,
      /** Links and actions. */
      accent: null,
      accentHover: null,
      accentSoft: null,
      onAccent: null,
      /** The water of the first screen: the only dark background of a light page. */
      deep: null,
      /** The light on the water. */
      deepLight: null,
      /** The lamp, as a drawing; never behind text. */
      lamp: null,
      onDeep: null,
      onDeepMuted: null,
      /** For what must not be missed; at most once per screen. */
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
    /** The squares that stand for companies without a logo. None of them has a meaning. */
    tile: {
      harbor: { ground: null, ink: null },
      fjord: { ground: null, ink: null },
      kelp: { ground: null, ink: null },
      heather: { ground: null, ink: null },
      clay: { ground: null, ink: null },
      slate: { ground: null, ink: null },
    },
    shadow: {
      /** A card on hover. */
      lifted: null,
      /** Elements over the page. */
      overlay: null,
    },
  },
  name,
);
