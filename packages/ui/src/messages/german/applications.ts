import type { Messages } from '../english.ts';

export const applications: Messages['applications'] = {
  statuses: {
    pending: 'Offen',
    accepted: 'Angenommen',
    rejected: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    closed: 'Ohne Entscheidung',
  },

  resume: {
    facts: (type, size) => `${type}, ${size}`,
    download: 'Lebenslauf herunterladen',
  },

  screening: { title: 'Fragen an Bewerber', noAnswer: 'Keine Antwort' },

  list: {
    title: 'Meine Bewerbungen',
    loading: 'Bewerbungen werden geladen …',
    empty: 'Keine Bewerbungen gefunden',
    emptyReason: 'Aufträge, auf die Sie sich bewerben, erscheinen hier mit den Antworten der Auftraggeber.',
    open: (count, limit) =>
      `${count} von ${limit} möglichen offenen Bewerbungen. Eine Entscheidung oder ein Rückzug macht einen Platz frei.`,
    findJobs: 'Aufträge finden',
    results: 'Bewerbungen',
    viewJob: 'Auftrag ansehen',
    appliedOn: (date) => `Beworben am ${date}`,
    events: {
      revealed: (date) => `Ihr Name wurde dem Auftraggeber am ${date} gezeigt`,
      changed: (date) => `Der Auftrag wurde am ${date} geändert`,
      shortlisted: (date) => `Am ${date} in die engere Auswahl gekommen`,
      filled: (date) => `Der Auftrag wurde am ${date} vergeben`,
      filledWithYou: (date) => `Der Auftrag wurde am ${date} an Sie vergeben`,
    },
    waitingForThem: 'Warten auf die Auftraggeber',
    done: 'Abgeschlossen',
    moreDone: (count, number) =>
      count === 1 ? `${number} weitere Bewerbung anzeigen` : `${number} weitere Bewerbungen anzeigen`,
    filter: {
      label: 'Bewerbungen nach Stand',
      all: 'Alle',
    },
    emptyFilter: 'Keine Bewerbung hat diesen Stand.',
    showAll: 'Alle Bewerbungen anzeigen',
    details: 'Details',
    about: (title) => ` zu Ihrer Bewerbung: ${title}`,
    message: 'Nachricht des Auftraggebers',
    declineReason: 'Begründung des Auftraggebers',
    loadFailed: 'Die Bewerbungen konnten nicht geladen werden.',
  },

  one: {
    title: 'Meine Bewerbung',
    back: 'Meine Bewerbungen',
    loading: 'Die Bewerbung wird geladen …',
    loadFailed: 'Diese Bewerbung konnte nicht geladen werden.',
    state: 'Stand',
    coverLetter: 'Ihr Anschreiben',
    hidden: 'Der Auftraggeber sieht nicht, wer Sie sind.',
    keptUntil: (day) =>
      `Aufbewahrt bis ${day}. Danach werden Anschreiben, Antworten, Lebenslauf, Entscheidung und alle Nachrichten gelöscht. Zwei Wochen vorher erinnern wir Sie per E-Mail.`,
    resume: 'Ihr Lebenslauf',
    withdrawalReason: 'Ihre Begründung',
    withdraw: 'Bewerbung zurückziehen',
    applyAgain: 'Erneut bewerben',
    receipt: {
      title: 'Der Auftrag, auf den Sie sich beworben haben',
      unchanged: 'Seit Ihrer Bewerbung hat sich daran nichts geändert.',
      changedTitle: 'Was sich seit Ihrer Bewerbung geändert hat',
      version: 'Auf diese Fassung haben Sie sich beworben',
    },
  },

  nextStep: {
    title: 'Wie es weitergeht',
    write: 'Schreiben Sie dem Auftraggeber, um den Beginn abzusprechen.',
    wait: 'Schreiben Sie dem Auftraggeber auf der Seite dieser Bewerbung. Er hat auch Ihre E-Mail-Adresse.',
  },

  withdrawModal: {
    title: 'Diese Bewerbung zurückziehen?',
    explanation: (jobTitle) =>
      `Der Auftraggeber von „${jobTitle}“ erfährt es und entscheidet nicht mehr darüber. Solange Bewerbungen angenommen werden, können Sie sich erneut bewerben.`,
    label: 'Begründung',
    hint: 'Ein Satz hilft dem Auftraggeber. Er liest ihn bei der Bewerbung.',
    submit: 'Zurückziehen',
    submitting: 'Wird zurückgezogen …',
    cancel: 'Abbrechen',
    failed: 'Die Bewerbung konnte nicht zurückgezogen werden. Bitte versuchen Sie es noch einmal.',
    withdrawn: 'Bewerbung zurückgezogen.',
  },
};
