import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const jobFilters: Messages['jobs']['listings']['filters'] = {
  category: 'Kategorie',
  location: 'Ort',
  company: 'Unternehmen',
  unknownCompany: 'Nicht genannt',
  employmentType: 'Beschäftigungsart',
  workType: 'Arbeitsweise',
  locatedIn: 'Ich bin in',
  anyCountry: 'Alle Länder',
  counted: (country, count) => `${country}: ${count}`,
  notStated: 'Auch Aufträge, die keinen Wohnsitz angeben',
  notStatedLegend: 'Nicht angegeben',
  useCountry: (country) => `${country} aus Ihrem Profil übernehmen`,
  pay: 'Vergütung',
  payMin: 'Mindestens',
  payCurrency: 'Währung',
  payPeriod: 'Pro',
  payInvalid: 'Geben Sie einen Betrag ein, zum Beispiel 60 oder 4000.',
  posted: 'Veröffentlicht',
  postedAnyTime: 'Jederzeit',
  postedWithin: {
    1: 'Seit gestern',
    7: 'Letzte 7 Tage',
    30: 'Letzte 30 Tage',
  },
  more: 'Weitere Filter',
  hasPay: 'Aufträge ohne Vergütungsangabe weglassen',
  isOpen: 'Nur offene Aufträge',
  show: (count, number) => plural(count, '1 Auftrag anzeigen', `${number} Aufträge anzeigen`),
  showMore: (number) => `Mehr als ${number} Aufträge anzeigen`,
  showAny: 'Aufträge anzeigen',

  pills: {
    category: (names) => `Kategorien: ${names}`,
    location: (names) => `Orte: ${names}`,
    company: (names) => `Unternehmen: ${names}`,
    employment_type: (names) => `Beschäftigungsarten: ${names}`,
    remote: (names) => `Arbeitsweisen: ${names}`,
    located_in: (country) => `Ich bin in: ${country}`,
    located_in_or_not_stated: (country) => `Ich bin in: ${country}, oder nicht angegeben`,
    pay: (amount) => `Vergütung: mindestens ${amount}`,
    posted_within: {
      1: 'Veröffentlicht: seit gestern',
      7: 'Veröffentlicht: letzte 7 Tage',
      30: 'Veröffentlicht: letzte 30 Tage',
    },
    has_pay: 'Nur mit Vergütungsangabe',
    is_open: 'Nur offene Aufträge',
  },

  empty: 'Kein Auftrag erfüllt alle diese Filter.',
  emptySearch: (words) => `Kein Auftrag zu „${words}“ erfüllt alle diese Filter.`,
  without: (pill, count, number) =>
    plural(count, `Ohne „${pill}“ gibt es 1 Auftrag.`, `Ohne „${pill}“ gibt es ${number} Aufträge.`),
  drop: (pill) => `„${pill}“ weglassen`,
};
