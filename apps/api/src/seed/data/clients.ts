/** Who posts the jobs. All of these companies are invented. */
export interface DemoClient {
  first_name: string;
  last_name: string;
  /** Empty for a private person. */
  company: string;
  email: string;
}

export type ClientKey = keyof typeof clients;

export const clients = {
  /** The client account that anybody may try. */
  tidewright: {
    first_name: 'Helena',
    last_name: 'Duarte',
    company: 'Tidewright Ferries',
    email: 'client@demo.skillharbor.test',
  },
  lanternfish: {
    first_name: 'Kaarel',
    last_name: 'Saar',
    company: 'Lanternfish Software',
    email: 'kaarel@lanternfish.example',
  },
  meridian: {
    first_name: 'Wei Ling',
    last_name: 'Tan',
    company: 'Quiet Meridian Data',
    email: 'weiling@quietmeridian.example',
  },
  nattlys: {
    first_name: 'Sindre',
    last_name: 'Aasen',
    company: 'Nattlys Kraft',
    email: 'sindre@nattlys.example',
  },
  seventhpier: {
    first_name: 'Élodie',
    last_name: 'Gagnon',
    company: 'Seventh Pier Games',
    email: 'elodie@seventhpier.example',
  },
  thornapple: {
    first_name: 'Priya',
    last_name: 'Nair',
    company: 'Thornapple Mutual',
    email: 'priya@thornapple.example',
  },
  coppergate: {
    first_name: 'Daniel',
    last_name: 'Osei',
    company: 'Coppergate Ledger',
    email: 'daniel@coppergate.example',
  },
  willowbend: {
    first_name: 'Aoife',
    last_name: 'Brennan',
    company: 'Willowbend Health',
    email: 'aoife@willowbend.example',
  },
  orchardrow: {
    first_name: 'Ben',
    last_name: 'Takahashi',
    company: 'Orchard Row Clinics',
    email: 'ben@orchardrow.example',
  },
  saltmarsh: {
    first_name: 'Joris',
    last_name: 'van Dam',
    company: 'Saltmarsh Studio',
    email: 'joris@saltmarsh.example',
  },
  kindling: {
    first_name: 'Wanjiru',
    last_name: 'Kamau',
    company: 'Kindling Academy',
    email: 'wanjiru@kindling.example',
  },
  monsoon: {
    first_name: 'Thomas',
    last_name: 'Kurian',
    company: 'Monsoon Schools Trust',
    email: 'thomas@monsoonschools.example',
  },
  paperheron: {
    first_name: 'Isla',
    last_name: 'Drummond',
    company: 'Paper Heron Press',
    email: 'isla@paperheron.example',
  },
  halyard: {
    first_name: 'Russell',
    last_name: 'Peck',
    company: 'Halyard & Moss',
    email: 'russell@halyardmoss.example',
  },
  mbeyasun: {
    first_name: 'Neema',
    last_name: 'Mwakyusa',
    company: 'Mbeya Sun Cooperative',
    email: 'neema@mbeyasun.example',
  },
  jacaranda: {
    first_name: 'Caio',
    last_name: 'Monteiro',
    company: 'Casa Jacarandá',
    email: 'caio@casajacaranda.example',
  },
  haddad: { first_name: 'Leila', last_name: 'Haddad', company: '', email: 'leila.haddad@mail.example' },
} as const satisfies Record<string, DemoClient>;
