import type { Messages } from '../english.ts';

export const site: Messages['site'] = {
  landing: {
    title: 'Hier legt gute Arbeit an.',
    lead: 'Jede Bewerbung bekommt eine Antwort, bis zu einem Tag, den Sie kennen.',
    find: 'Was suchen Sie?',
    sides: { work: 'Arbeit finden', talent: 'Talente finden' },
    searchLabels: { work: 'Aufträge suchen', talent: 'Freelancer suchen' },
    searchPlaceholders: {
      work: 'Fähigkeit, Firma oder Ort',
      talent: 'Rolle, Fähigkeit oder Ort',
    },
    search: 'Suchen',
    popular: 'Gefragt:',
    remote: 'Remote',
    newest: { work: 'Ganz neu', talent: 'Neu hier' },
    all: { work: 'Alle Aufträge', talent: 'Alle Freelancer' },
    loadingJobs: 'Aufträge werden geladen …',
    noJobs: 'Keine Aufträge vorhanden',
    noJobsReason: 'Die ersten Aufträge sind unterwegs. Schreiben Sie einen aus, dann ist Ihrer der neueste.',
    noPeople: 'Keine Freelancer vorhanden',
    noPeopleReason: 'Die ersten Profile sind unterwegs. Legen Sie Ihres an, dann ist es das neueste.',
    example: 'Beispiel',
    figures: {
      title: 'So wird hier geantwortet',
      days: (count, number) => (count === 1 ? '1 Tag' : `${number} Tage`),
      daysLabel: 'vergehen meist bis zur Antwort',
      decided: (decided, counted) => `${decided} von ${counted}`,
      decidedLabel: 'Antworten, die in den letzten zwölf Monaten fällig waren, sind gegeben',
      openJobs: 'Aufträge stehen jetzt hier, in allen Kategorien',
      tooFew: 'Noch zu wenige Bewerbungen, um zu sagen, wie geantwortet wird.',
    },
    work: 'Hier entstanden',
    companies: 'Hier wird gerade gesucht',
    howItWorks: 'So funktioniert es',
    howItWorksMore: 'Schritt für Schritt',
    categories: 'Sechs Arten von Arbeit',
  },
  signUpPanels: {
    freelancer: {
      title: 'Bringen Sie Ihr Können mit',
      text: 'Legen Sie ein Profil an, finden Sie einen passenden Auftrag und senden Sie noch heute Ihre erste Bewerbung. Das kostet nichts.',
      action: 'Als Freelancer registrieren',
    },
    client: {
      title: 'Bringen Sie Ihren Auftrag mit',
      text: 'Schreiben Sie bis zu 3 Aufträge kostenlos aus und lesen Sie die Bewerbungen, sobald sie eintreffen.',
      action: 'Als Auftraggeber registrieren',
    },
  },
  howItWorks: {
    title: 'So funktioniert es',
    lead: 'Drei Schritte vom ausgeschriebenen Auftrag bis zur Antwort, auf welcher Seite Sie auch stehen.',
    forRole: { freelancer: 'Für Freelancer', client: 'Für Auftraggeber' },
    decisionSeen: {
      atOnce: 'Der Freelancer sieht die Entscheidung sofort in seiner Übersicht.',
      after: (duration) =>
        `Sie können die Entscheidung ${duration} lang rückgängig machen. Dann sieht der Freelancer sie in seiner Übersicht.`,
    },
    short: {
      freelancer: [
        {
          title: 'Profil anlegen',
          text: 'Was Sie tun, was Sie verlangen und was Sie bisher gemacht haben.',
        },
        {
          title: 'Passenden Auftrag finden',
          text: 'Filtern Sie nach Kategorie, Ort oder Unternehmen.',
        },
        {
          title: 'Bewerben und verfolgen',
          text: 'Ein Anschreiben und ein Lebenslauf; die Antwort kommt in Ihre Übersicht.',
        },
      ],
      client: [
        {
          title: 'Auftrag ausschreiben',
          text: 'Die Arbeit, die Bedingungen und der letzte Tag für Bewerbungen.',
        },
        { title: 'Bewerbungen lesen', text: 'Profil, Anschreiben und Lebenslauf auf einer Seite.' },
        {
          title: 'Annehmen oder ablehnen',
          text: 'Auf Wunsch mit ein paar Worten.',
        },
      ],
    },
    steps: {
      freelancer: [
        {
          title: 'Profil anlegen',
          text: 'Schreiben Sie, was Sie tun, wie lange schon, was Sie pro Stunde verlangen und ob Sie verfügbar sind. Wählen Sie Ihre Kenntnisse, fügen Sie einen Link zu Ihrem Portfolio und ein Bild hinzu. Auftraggeber finden Sie im Verzeichnis und können Ihnen schreiben.',
        },
        {
          title: 'Passenden Auftrag finden',
          text: 'Durchsuchen Sie alle offenen Aufträge oder grenzen Sie sie nach Kategorie, Ort und Unternehmen ein. Jeder Auftrag nennt Arbeitsweise und Bewerbungsfrist, die meisten auch die Vergütung.',
        },
        {
          title: 'Bewerben und verfolgen',
          text: 'Verfassen Sie ein Anschreiben, fügen Sie Ihren Lebenslauf als PDF, DOC oder DOCX hinzu und senden Sie beides ab. Ihre Übersicht zeigt jede Bewerbung mit ihrem Stand und dem, was der Auftraggeber zu seiner Entscheidung geschrieben hat.',
        },
      ],
      client: [
        {
          title: 'Auftrag ausschreiben',
          text: 'Beschreiben Sie die Arbeit in einer Zeile und ausführlich, nennen Sie Ort und Arbeitsweise und legen Sie den letzten Tag für Bewerbungen fest. Sie können den Auftrag jederzeit ändern, pausieren oder wieder aktivieren.',
        },
        {
          title: 'Bewerbungen lesen',
          text: 'Zu jeder Bewerbung gibt es eine Seite mit Profil, Anschreiben und Lebenslauf. Ihre Übersicht zählt, wer noch auf eine Antwort wartet.',
        },
        {
          title: 'Annehmen oder ablehnen',
          text: 'Antworten Sie mit einem Klick, auf Wunsch mit einer Nachricht oder Begründung.',
        },
      ],
    },
  },
  category: {
    title: 'Über unsere Plattform',
    lead: (brand) =>
      `${brand} ist ein offener Marktplatz für freiberufliche Arbeit. Sehen Sie sich alle Aufträge und Freelancer als Gast an; registrieren Sie sich, um sich zu bewerben oder Arbeit zu vergeben.`,
    heading: 'Woran hier gearbeitet wird',
    allJobs: 'Alle Aufträge ansehen',
    howItWorks: 'So funktioniert es',
    categories: 'Kategorien',
    allCategories: 'Alle Kategorien',
    jobsTitle: (category) => `${category}: Aufträge`,
    jobsIntro: (about) => `${about}. Neueste zuerst.`,
    explore: 'Suchen und filtern',
    noJobsReason:
      'In dieser Kategorie ist im Moment kein Auftrag offen. Vielleicht passt einer aus den anderen.',
  },
  notFound: {
    code: '404',
    title: 'Hier liegt nichts vor Anker',
    text: 'Die gesuchte Seite ist umgezogen, wurde entfernt oder es hat sie nie gegeben.',
    home: 'Zur Startseite',
    jobs: 'Neueste Aufträge',
  },
};
