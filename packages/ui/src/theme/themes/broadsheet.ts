import { harbor } from '../harbor.ts';
import type { Theme } from '../theme.ts';

const newsreader = [
  'Newsreader Variable',
  'Iowan Old Style',
  'Palatino Linotype',
  'Palatino',
  'Georgia',
  'serif',
];

/**
 * The theme of another marketplace, which is about writing: salmon paper, serif headlines, square corners, aubergine
 * ink.
 */
export const broadsheet: Theme = {
  radius: { small: 0, control: 0, card: 0, pill: 2 },
  stroke: { control: 1, focus: 3 },
  font: {
    text: harbor.font.text,
    heading: newsreader,
    display: newsreader,
  },
  faces: [{ family: 'Newsreader Variable', weight: '200 800', file: 'newsreader-latin-wght-normal.woff2' }],
  light: {
    color: {
      canvas: '#FFF1E5',
      surface: '#FFFAF5',
      sunken: '#F7E4D3',
      text: '#26141F',
      muted: '#655060',
      line: '#E3CAB6',
      control: '#8A7079',
      accent: '#7B1E50',
      accentHover: '#5A1239',
      accentSoft: '#F9DCE8',
      onAccent: '#FFFFFF',
      deep: '#3A0E27',
      deepLight: '#5A1239',
      lamp: '#E59BC0',
      onDeep: '#FFFFFF',
      onDeepMuted: '#EED3E0',
      signal: '#A83A00',
      signalSoft: '#FFE8D6',
      positive: '#1E6136',
      positiveSoft: '#E3F0DA',
      caution: '#6E4900',
      cautionSoft: '#FCEBC0',
      critical: '#A61B1B',
      criticalHover: '#821111',
      criticalSoft: '#FCE0DB',
      onCritical: '#FFFFFF',
      paper: '#FFFFFF',
      veil: { hex: '#26141F', alpha: 0.52 },
    },
    tile: harbor.light.tile,
    shadow: {
      lifted: [{ y: 2, blur: 0, color: '#E3CAB6' }],
      overlay: [
        { y: 3, blur: 0, color: '#E3CAB6' },
        { y: 24, blur: 56, spread: -16, color: { hex: '#26141F', alpha: 0.32 } },
      ],
    },
  },
  dark: {
    color: {
      canvas: '#1B1017',
      surface: '#251720',
      sunken: '#140B11',
      text: '#F8EAF0',
      muted: '#C4ABB8',
      line: '#412C38',
      control: '#957C89',
      accent: '#F2A3C7',
      accentHover: '#F8C4DB',
      accentSoft: '#45192F',
      onAccent: '#36061F',
      deep: '#33091F',
      deepLight: '#4B1231',
      lamp: '#B2567F',
      onDeep: '#FFF4F9',
      onDeepMuted: '#E3BFD0',
      signal: '#FF9A5C',
      signalSoft: '#3B200F',
      positive: '#8AD3A0',
      positiveSoft: '#18301E',
      caution: '#F0C568',
      cautionSoft: '#35280D',
      critical: '#FFA198',
      criticalHover: '#FFBDB6',
      criticalSoft: '#451714',
      onCritical: '#2E0A07',
      paper: '#D6D2CC',
      veil: { hex: '#0A0408', alpha: 0.68 },
    },
    tile: harbor.dark.tile,
    shadow: {
      lifted: [{ y: 2, blur: 0, color: '#412C38' }],
      overlay: [
        { y: 3, blur: 0, color: '#412C38' },
        { y: 24, blur: 56, spread: -16, color: { hex: '#000000', alpha: 0.8 } },
      ],
    },
  },
};
