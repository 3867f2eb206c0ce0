import type { CompanySize } from '@skillharbor/contract';

/** The clients who post the jobs. All of their companies are fictitious. */
export interface DemoClient {
  first_name: string;
  last_name: string;
  /** The name of the company or of the private household. */
  company: string;
  /** The text of the company's page, which is empty for some companies. */
  about: string;
  /** The URL of the company's website, which is empty for some companies. */
  website: string;
  size?: CompanySize;
  /** The year in which the company was founded. */
  founded?: number;
  location?: string;
  email: string;
}

export type ClientKey = keyof typeof clients;

export const clients = {
  /** The demo client. */
  tidewright: {
    first_name: 'Helena',
    last_name: 'Duarte',
    company: 'Tidewright Ferries',
    about:
      'Tidewright runs eleven ferries between the islands and the city, from the first commuter boat at five to the last one after the theatre.\n\nWe are 240 people, most of them on the water. Booking, timetables and the app are made by a small team ashore, which works with freelancers for everything that has a beginning and an end. All who work with us ride for free, and are expected to.',
    website: 'https://tidewright.example',
    size: '201-1000',
    founded: 1962,
    location: 'Lisbon, Portugal',
    email: 'client@demo.skillharbor.test',
  },
  lanternfish: {
    first_name: 'Kaarel',
    last_name: 'Saar',
    company: 'Lanternfish Software',
    about:
      'Lanternfish makes scheduling software for hospitals, theatres and fire brigades, where a shift that nobody took is found too late.\n\nWe are 70 people in eleven countries, most of them near Tallinn. We write little, review everything, and ship on Wednesdays.',
    website: 'https://lanternfish.example',
    size: '51-200',
    founded: 2011,
    location: 'Tallinn, Estonia',
    email: 'kaarel@lanternfish.example',
  },
  meridian: {
    first_name: 'Wei Ling',
    last_name: 'Tan',
    company: 'Quiet Meridian Data',
    about:
      'We clean, match and document public data, so that others can build on it without asking us.\n\nMost of our work is for ministries and ports in South-East Asia. Every project ends with a handbook.',
    website: 'https://quietmeridian.example',
    size: '11-50',
    founded: 2016,
    location: 'Singapore',
    email: 'weiling@quietmeridian.example',
  },
  nattlys: {
    first_name: 'Sindre',
    last_name: 'Aasen',
    company: 'Nattlys Kraft',
    about:
      'A cooperative of nine valleys that makes its own electricity, and sells what is left over.\n\nOur members own the plants. The office has seven people and long winters.',
    website: 'https://nattlys.example',
    size: '2-10',
    founded: 1919,
    location: 'Ålesund, Norway',
    email: 'sindre@nattlys.example',
  },
  seventhpier: {
    first_name: 'Élodie',
    last_name: 'Gagnon',
    company: 'Seventh Pier Games',
    about:
      'Seventh Pier makes quiet games about work: lighthouses, libraries, night trains.\n\nThree were published so far, in twelve languages. We pay for trial tasks, and name everyone in the credits.',
    website: 'https://seventhpier.example',
    size: '11-50',
    founded: 2013,
    location: 'Montréal, Canada',
    email: 'elodie@seventhpier.example',
  },
  thornapple: {
    first_name: 'Priya',
    last_name: 'Nair',
    company: 'Thornapple Mutual',
    about:
      'A mutual insurer for people who work for themselves. Our 60,000 members are our owners.\n\nWe write policies that can be read in ten minutes, and we check that they can.',
    website: 'https://thornapple.example',
    size: '51-200',
    founded: 1998,
    location: 'London, United Kingdom',
    email: 'priya@thornapple.example',
  },
  coppergate: {
    first_name: 'Daniel',
    last_name: 'Osei',
    company: 'Coppergate Ledger',
    about: 'Bookkeeping and audits for shops, clubs and small charities in the north of England.',
    website: 'https://coppergate.example',
    size: '11-50',
    founded: 2004,
    location: 'Leeds, United Kingdom',
    email: 'daniel@coppergate.example',
  },
  willowbend: {
    first_name: 'Aoife',
    last_name: 'Brennan',
    company: 'Willowbend Health',
    about:
      'Willowbend runs four clinics and a telephone line that is answered day and night.\n\nWe look for people who explain well. Whatever we commission has to be understood by a patient at three in the morning.',
    website: 'https://willowbend.example',
    size: '201-1000',
    founded: 1991,
    location: 'Galway, Ireland',
    email: 'aoife@willowbend.example',
  },
  orchardrow: {
    first_name: 'Ben',
    last_name: 'Takahashi',
    company: 'Orchard Row Clinics',
    about: 'Family doctors in eleven villages, who share a laboratory, a pharmacy and a van.',
    website: 'https://orchardrow.example',
    size: '51-200',
    founded: 1978,
    location: 'Melbourne, Australia',
    email: 'ben@orchardrow.example',
  },
  saltmarsh: {
    first_name: 'Joris',
    last_name: 'van Dam',
    company: 'Saltmarsh Studio',
    about:
      'A studio for brands that have a place: harbors, museums, breweries, a railway.\n\nFive designers, two writers, one dog.',
    website: 'https://saltmarsh.example',
    size: '2-10',
    founded: 2012,
    location: 'Rotterdam, Netherlands',
    email: 'joris@saltmarsh.example',
  },
  kindling: {
    first_name: 'Wanjiru',
    last_name: 'Kamau',
    company: 'Kindling Academy',
    about:
      'Evening courses for adults who left school early. In 2025, 3,400 of them passed an examination.\n\nOur teachers are practitioners who teach one or two evenings a week.',
    website: 'https://kindling.example',
    size: '51-200',
    founded: 2009,
    location: 'Nairobi, Kenya',
    email: 'wanjiru@kindling.example',
  },
  monsoon: {
    first_name: 'Thomas',
    last_name: 'Kurian',
    company: 'Monsoon Schools Trust',
    about: 'We build and run twenty-two schools in Kerala that stay open through the rains.',
    website: 'https://monsoonschools.example',
    size: '201-1000',
    founded: 1986,
    location: 'Kochi, India',
    email: 'thomas@monsoonschools.example',
  },
  paperheron: {
    first_name: 'Isla',
    last_name: 'Drummond',
    company: 'Paper Heron Press',
    about: "Books about rivers, in small editions. Each is printed within a day's walk of its river.",
    website: 'https://paperheron.example',
    size: '2-10',
    founded: 2007,
    location: 'Edinburgh, United Kingdom',
    email: 'isla@paperheron.example',
  },
  halyard: {
    first_name: 'Russell',
    last_name: 'Peck',
    company: 'Halyard & Moss',
    about: 'Gardens on roofs and quays, from the drawing to the third summer.',
    website: '',
    size: '2-10',
    founded: 2015,
    location: 'Halifax, Canada',
    email: 'russell@halyardmoss.example',
  },
  mbeyasun: {
    first_name: 'Neema',
    last_name: 'Mwakyusa',
    company: 'Mbeya Sun Cooperative',
    about: 'Solar lamps and cold rooms for farmers in the south of Tanzania, owned by those who use them.',
    website: 'https://mbeyasun.example',
    size: '11-50',
    founded: 2014,
    location: 'Mbeya, Tanzania',
    email: 'neema@mbeyasun.example',
  },
  jacaranda: {
    first_name: 'Caio',
    last_name: 'Monteiro',
    company: 'Casa Jacarandá',
    about: '',
    website: '',
    email: 'caio@casajacaranda.example',
  },
  haddad: {
    first_name: 'Leila',
    last_name: 'Haddad',
    company: 'Haddad family',
    about:
      'Three generations in Brussels: one repaired ships, one takes radios apart, and the one between them posts the jobs.',
    website: '',
    email: 'leila.haddad@mail.example',
  },
} as const satisfies Record<string, DemoClient>;

/** The number of days since the domain of a website was confirmed. Some companies have no confirmed domain. */
export const confirmedDomains: Partial<Record<ClientKey, number>> = { tidewright: 80, meridian: 20 };
