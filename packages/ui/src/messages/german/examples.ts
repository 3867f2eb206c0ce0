import type { Messages } from '../english.ts';

export const examples: Messages['examples'] = {
  job: {
    title: 'Design einer Buchungs-App für Fähren',
    company: 'Hafenfähren',
    location: 'Lissabon, Portugal',
    summary: 'Eine Überfahrt zu buchen soll so einfach werden wie eine Busfahrkarte.',
  },
  person: {
    first_name: 'Robin',
    last_name: 'Beispiel',
    title: 'Produktdesign',
    location: 'Porto, Portugal',
  },
  letter:
    'Seit sechs Jahren gestalte ich Fahrpläne und Fahrkartenautomaten. Zuerst würde ich zehn Menschen beim Buchen zusehen und aufschreiben, wo sie stocken.',
};
