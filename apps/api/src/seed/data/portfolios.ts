import type { Work } from '../works/work.ts';

export interface DemoPiece {
  title: string;
  /** The link of the portfolio piece, which is empty if the piece has none. */
  link: string;
  /** The subject of the piece's picture, or null for a piece that has only a link. */
  work: Work | null;
}

const piece = (title: string, link: string, work: Work | null = null): DemoPiece => ({ title, link, work });
const draw = (motif: Work['motif'], palette: Work['palette']): Work => ({ motif, palette });

/**
 * The portfolio pieces of two thirds of the freelancers, by the freelancer's key, in the order of the profile. As on a
 * real site, the other freelancers have none.
 */
export const portfolios: Readonly<Record<string, readonly DemoPiece[]>> = {
  freelancer: [
    piece(
      'Seat map for the night ferries',
      'https://marisolvega.example/work/seats',
      draw('seatMap', 'harbor'),
    ),
    piece('One page to pay for a family of five', '', draw('phone', 'sand')),
    piece(
      'A timetable that reads itself aloud',
      'https://marisolvega.example/work/timetable',
      draw('timetable', 'night'),
    ),
    piece(
      'Night shift: lessons for nurses in four minutes',
      'https://marisolvega.example/work/lessons',
      draw('steps', 'rose'),
    ),
  ],
  kenji: [
    piece('Ident for a radio that plays trains', 'https://kenjimori.example/reel', draw('motion', 'dusk')),
    piece('Forty seconds on tide tables', 'https://kenjimori.example/tides', draw('poster', 'night')),
    piece('Small animations of a banking app', '', draw('phone', 'rose')),
  ],
  sofia: [
    piece('Six marks for a lifeboat society', 'https://lindqvist.example/lifeboats', draw('marks', 'harbor')),
    piece('Posters of the harbour choir', 'https://lindqvist.example/choir', draw('poster', 'sand')),
    piece('Labels for two breweries', '', draw('marks', 'moss')),
    piece('A system to use when I am gone', 'https://lindqvist.example/system', draw('book', 'rose')),
  ],
  joaquim: [
    piece('Six in the morning, Leixões', 'https://joaquimteles.example/quay', draw('quay', 'dusk')),
    piece('Cranes before they go', 'https://joaquimteles.example/cranes', draw('quay', 'sand')),
    piece('The last ice factory', '', draw('quay', 'night')),
  ],
  anneli: [
    piece('A date picker for every hand', 'https://rebane.example/work/dates', draw('steps', 'harbor')),
    piece('Charts that a screen reader can read', 'https://charts.rebane.example', draw('chart', 'moss')),
    piece(
      'Patterns, tested with twelve people',
      'https://rebane.example/work/patterns',
      draw('code', 'night'),
    ),
  ],
  yasmin: [
    piece('The net menders, 11 minutes', 'https://yasminkaya.example/films/nets', draw('frames', 'night')),
    piece(
      'Lesson films for apprentice welders',
      'https://yasminkaya.example/films/welders',
      draw('frames', 'sand'),
    ),
  ],
  grace: [
    piece('Fractions at the market', 'https://gracewambui.example/fractions', draw('book', 'moss')),
    piece('A year of geometry on one wall', '', draw('marks', 'dusk')),
  ],
  tunde: [
    piece('Tickets for 400 bus stops', 'https://tunde-adeyemi.example/tickets', draw('routes', 'harbor')),
    piece('A payment that is never taken twice', 'https://tunde-adeyemi.example/once', draw('code', 'dusk')),
  ],
  nadia: [
    piece(
      'One page a week, instead of a dashboard',
      'https://nadia-ilieva.example/page',
      draw('chart', 'sand'),
    ),
    piece('Where the deliveries wait', '', draw('routes', 'rose')),
  ],
  oluchi: [
    piece(
      'Seven letters that brought people back',
      'https://oluchieze.example/letters',
      draw('letter', 'rose'),
    ),
    piece('Words for an app that apologizes', 'https://oluchieze.example/sorry'),
  ],
  meihua: [
    piece(
      'User research at nine ferry counters',
      'https://meihualin.example/counters',
      draw('frames', 'harbor'),
    ),
    piece('Why a parking app made a city angry', '', draw('routes', 'rose')),
    piece('Findings after two days, not after two months', '', draw('letter', 'sand')),
  ],
  farah: [
    piece('Pipelines for data that arrives twice', 'https://farah.example/pipelines', draw('code', 'moss')),
    piece('Dashboards of a hospital chain, from one table', '', draw('chart', 'harbor')),
  ],
  diego: [
    piece('Free berths, a week ahead', 'https://fuentes.example/notes/berths', draw('chart', 'night')),
    piece('Statistics of a salmon farm, on one page', '', draw('letter', 'moss')),
  ],
  vikram: [
    piece(
      'Bus tickets that survive a flat battery',
      'https://vikrammenon.example/tickets',
      draw('phone', 'harbor'),
    ),
    piece('One screen on nineteen phones', '', draw('steps', 'dusk')),
  ],
  harpreet: [
    piece(
      'Forty years of a bridge, on one sheet',
      'https://harpreetgill.example/bridge',
      draw('chart', 'dusk'),
    ),
    piece('The summary of a ferry tender, for a phone', '', draw('phone', 'night')),
  ],
  rafael: [
    piece('Two novels from Lisbon, in Spanish', 'https://rafaelduque.example/novels', draw('book', 'sand')),
    piece('A contract that both sides can read', '', draw('letter', 'harbor')),
  ],
};
