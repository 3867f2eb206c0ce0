/** How a person in the demo data looks. portrait.ts draws the person from this. */
export interface Look {
  ground: Ground;
  backdrop: Backdrop;
  skin: Skin;
  hair: HairStyle;
  hairColour: HairColour;
  clothes: ClothesStyle;
  clothesColour: Colour;
  /** The colour of a scarf, turban or cap. */
  wrap?: Colour;
  beard?: Beard;
  glasses?: Glasses;
  earrings?: boolean;
  /** The width of the jaw, from 0 (narrow) to 1 (broad). */
  jaw?: number;
}

type Skin = keyof typeof skins;
/** The colours of the skin: of the face, of the shadow on neck, ears and nose, and of the lips. */
export const skins = {
  porcelain: ['#F6DAC8', '#E7BDA4', '#C27A6A'],
  rose: ['#EFC4A9', '#DBA081', '#B56A58'],
  honey: ['#E3B08A', '#CB8E66', '#A45E48'],
  olive: ['#D4A27A', '#B78059', '#93553F'],
  amber: ['#BF8558', '#A06840', '#7C4132'],
  chestnut: ['#9A6442', '#7B4C2F', '#5E2F27'],
  umber: ['#7A4B32', '#5E3722', '#5A2A24'],
  ebony: ['#5E3B2D', '#45291E', '#7A4238'],
} as const;

export type HairColour = keyof typeof hairColours;
export const hairColours = {
  ink: '#22221F',
  espresso: '#3B2A22',
  walnut: '#5E402C',
  copper: '#A1532E',
  straw: '#CDA566',
  ash: '#8A7763',
  silver: '#B4BABC',
  snow: '#E4E2DC',
} as const;

type Colour = keyof typeof colours;
export const colours = {
  teal: '#0B5C66',
  lagoon: '#3F8C93',
  navy: '#1F3A4D',
  slate: '#566975',
  rust: '#B1533B',
  buoy: '#D9703A',
  ochre: '#C8923F',
  sand: '#D8C6A3',
  cream: '#F2EBDD',
  plum: '#6A4358',
  moss: '#5F7352',
  rosewood: '#8C4A4A',
} as const;

type Ground = keyof typeof grounds;
/** The colours of the portrait's background, and of the motif in front of it. */
export const grounds = {
  mist: ['#C9DEDD', '#DCEBEA'],
  dawn: ['#EBD5C1', '#F5E6D7'],
  sky: ['#C8DAE7', '#DDE9F1'],
  dune: ['#E4D8BF', '#F0E8D6'],
  kelp: ['#C2D2C5', '#D6E2D8'],
  shell: ['#E8D1CA', '#F3E2DC'],
  deep: ['#7FA6AC', '#92B6BB'],
  dusk: ['#A8B4C7', '#BBC6D6'],
} as const;

export type Backdrop = 'sun' | 'waves' | 'sail' | 'beam' | 'horizon';
export type Beard = 'stubble' | 'short' | 'full' | 'moustache';
export type Glasses = 'round' | 'square';
export type ClothesStyle =
  'crew' | 'collar' | 'stripes' | 'turtleneck' | 'vneck' | 'blazer' | 'hoodie' | 'apron';
export type HairStyle =
  | 'crop'
  | 'sidePart'
  | 'quiff'
  | 'curls'
  | 'afro'
  | 'bun'
  | 'lowBun'
  | 'bob'
  | 'fringe'
  | 'wavy'
  | 'long'
  | 'locs'
  | 'braid'
  | 'pixie'
  | 'bald'
  | 'hijab'
  | 'turban'
  | 'beanie';

/** The colour of eyes, glasses, folds and shadows, which is dark on every background. */
export const ink = '#1B2A30';
