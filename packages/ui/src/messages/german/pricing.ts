import type { Messages } from '../english.ts';

export const pricing: Messages['pricing'] = {
  title: 'Preise',
  lead: 'Fangen Sie kostenlos an. Steigen Sie um, wenn Sie sich öfter bewerben oder öfter Arbeit vergeben.',
  tabs: 'Tarife für',
  plansFor: { freelancer: 'Für Freelancer', client: 'Für Auftraggeber' },
  perMonth: '/Monat',
  trial: '7 Tage kostenlos',
  start: {
    free: 'Kostenlos registrieren',
    basic: 'Basic kostenlos testen',
    premium: 'Mit Premium beginnen',
  },
  plans: {
    freelancer: {
      free: {
        name: 'Free',
        summary: 'Zum Umsehen und für den ersten Auftrag.',
        features: [
          'Ein Profil im Verzeichnis',
          'Alle offenen Aufträge, mit Suche und Filtern',
          'Bis zu 10 Bewerbungen im Monat',
        ],
      },
      basic: {
        name: 'Basic',
        summary: 'Für alle, die von freiberuflicher Arbeit leben.',
        features: [
          'Alles aus Free',
          'Bis zu 50 Bewerbungen im Monat',
          'Hilfe per E-Mail innerhalb von zwei Arbeitstagen',
        ],
      },
      premium: {
        name: 'Premium',
        summary: 'Für alle, die immer den nächsten Auftrag im Blick haben.',
        features: [
          'Alles aus Basic',
          'Beliebig viele Bewerbungen',
          'Hilfe per E-Mail innerhalb eines Arbeitstags',
        ],
      },
    },
    client: {
      free: {
        name: 'Free',
        summary: 'Für einen einzelnen Auftrag ab und zu.',
        features: [
          'Bis zu 3 Aufträge',
          'Profile, Anschreiben und Lebensläufe aller Bewerber',
          'Das ganze Verzeichnis der Freelancer',
        ],
      },
      basic: {
        name: 'Basic',
        summary: 'Für ein Team, das das ganze Jahr Verstärkung sucht.',
        features: [
          'Alles aus Free',
          'Bis zu 15 Aufträge',
          'Hilfe per E-Mail innerhalb von zwei Arbeitstagen',
        ],
      },
      premium: {
        name: 'Premium',
        summary: 'Für alle, die mehrere Teams verstärken.',
        features: [
          'Alles aus Basic',
          'Beliebig viele Aufträge',
          'Hilfe per E-Mail innerhalb eines Arbeitstags',
        ],
      },
    },
  },
  compare: {
    title: 'Tarif für Tarif',
    part: 'Teil des Tarifs',
    included: 'Enthalten',
    notIncluded: 'Nicht enthalten',
    unlimited: 'Unbegrenzt',
    rows: {
      price: 'Preis im Monat',
      applications: 'Bewerbungen im Monat',
      listings: 'Aufträge',
      help: 'Hilfe per E-Mail',
      trial: 'Kostenlos testen',
      profile: 'Ein Profil im Verzeichnis',
      jobs: 'Alle offenen Aufträge, mit Suche und Filtern',
      applicants: 'Profile, Anschreiben und Lebensläufe aller Bewerber',
      directory: 'Das ganze Verzeichnis der Freelancer',
    },
    help: { basic: 'In zwei Arbeitstagen', premium: 'In einem Arbeitstag' },
    trial: '7 Tage',
  },
  questions: 'Fragen und Antworten',
  faq: (brand) => [
    {
      question: 'Kann ich kostenlos testen?',
      answer:
        'Ja. Basic können Freelancer und Auftraggeber 7 Tage lang kostenlos testen. Danach bleiben Sie bei Basic oder kehren zu Free zurück.',
    },
    {
      question: 'Was passiert, wenn ich mich registriere?',
      answer:
        'Sie beginnen mit Free. Für die Registrierung brauchen Sie keine Karte und es wird nichts abgebucht.',
    },
    {
      question: 'Kann ich bei Free bleiben?',
      answer: 'So lange Sie möchten. Ihr Profil, Ihre Aufträge und Ihre Bewerbungen verfallen nicht.',
    },
    {
      question: 'Behalten Sie einen Anteil von dem, was ein Freelancer verdient?',
      answer: `Nein. Auftraggeber und Freelancer einigen sich untereinander über das Geld; es läuft nicht über ${brand}.`,
    },
    {
      question: 'Wie lange läuft ein Tarif?',
      answer:
        'Von Monat zu Monat. Wenn Sie zu Free zurückkehren, bleibt alles erhalten, was Sie angelegt haben.',
    },
  ],
};
