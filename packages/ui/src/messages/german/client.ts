import type { Messages } from '../english.ts';
import { blindReview } from './blindReview.ts';
import { desk } from './desk.ts';
import { jobForm } from './jobForm.ts';
import { messageTemplates } from './messageTemplates.ts';
import { plural } from './plural.ts';

export const client: Messages['client'] = {
  blindReview,
  messageTemplates,
  desk,
  jobForm,
  jobStatus: {
    active: 'Aktiv',
    inactive: 'Inaktiv',
    deadlinePassed: 'Bewerbungsfrist abgelaufen',
    full: (limit, text) =>
      plural(
        limit,
        'Pausiert: Der einzige Platz ist vergeben',
        `Pausiert: Alle ${text} Plätze sind vergeben`,
      ),
  },
  decisionStatus: {
    pending: 'Offen',
    accepted: 'Angenommen',
    rejected: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    closed: 'Geschlossen',
  },
  heldDecision: {
    told: (name, duration) => `${name} wird in ${duration} benachrichtigt.`,
    over: (name) => `${name} wird benachrichtigt.`,
    undo: 'Rückgängig machen',
    about: (name) => `: Entscheidung über ${name}`,
    undoing: 'Wird zurückgenommen …',
    failed: 'Die Entscheidung konnte nicht zurückgenommen werden. Bitte versuchen Sie es noch einmal.',
  },
  counts: {
    applications: (count, number) => `${number} ${plural(count, 'Bewerbung', 'Bewerbungen')}`,
    noApplications: 'Noch keine Bewerbungen',
    deadline: (date) => `Frist: ${date}`,
    undecided: (number) => `${number} offen`,
  },

  createJob: {
    title: 'Auftrag anlegen',
    introduction:
      'Der Auftrag erscheint in der Liste, sobald Sie ihn anlegen. Sie können ihn jederzeit ändern.',
    submit: 'Auftrag anlegen',
    submitting: 'Auftrag wird angelegt …',
  },

  editJob: {
    title: 'Auftrag bearbeiten',
    loading: 'Der Auftrag wird geladen …',
    submit: 'Änderungen speichern',
    submitting: 'Änderungen werden gespeichert …',
    conflict: {
      title: 'Dieser Auftrag wurde inzwischen geändert',
      explanation:
        'Von Ihrem Text ist nichts verloren: Er steht noch im Formular, ist aber nicht gespeichert. Diese Felder wurden geändert, seit Sie die Seite geöffnet haben:',
      otherwise:
        'Von Ihrem Text ist nichts verloren: Er steht noch im Formular. Keines dieser Felder wurde geändert, Sie können ihn jetzt speichern.',
      choice: 'Wenn Sie jetzt speichern, ersetzt Ihr Text diese Änderungen.',
      useCurrent: 'Meinen Text verwerfen und den anderen übernehmen',
    },
  },

  myJobs: {
    title: 'Meine Aufträge',
    dashboard: 'Übersicht',
    welcome: (firstName) => `Willkommen, ${firstName}.`,
    welcomeBack: (firstName) => `Willkommen zurück, ${firstName}.`,
    postJob: 'Auftrag ausschreiben',
    editCompany: 'Ihr Unternehmen',
    unnamedCompany: {
      title: 'Bei Ihren Aufträgen steht „Unternehmen nicht genannt“',
      reason: 'Freelancer möchten wissen, wer fragt.',
      action: 'Namen des Unternehmens ergänzen',
    },
    loading: 'Ihre Aufträge werden geladen …',
    totals: {
      undecided: (count) => plural(count, 'offene Bewerbung', 'offene Bewerbungen'),
      applications: (count) => plural(count, 'Bewerbung', 'Bewerbungen'),
      active: (count) => plural(count, 'aktiver Auftrag', 'aktive Aufträge'),
    },
    attention: {
      heading: 'Wartet auf Sie',
      nothing:
        'Sie sind auf dem neuesten Stand: Niemand wartet auf Ihre Entscheidung und keine Frist steht bevor.',
      answersDue: (day) => `Antworten fällig am ${day}`,
      answersOverdue: (day) => `Antworten waren am ${day} fällig`,
      waiting: (count, number) =>
        plural(
          count,
          `${number} Bewerbung wartet auf Ihre Entscheidung`,
          `${number} Bewerbungen warten auf Ihre Entscheidung`,
        ),
      more: (count, number) =>
        plural(
          count,
          `Weiter unten wartet ${number} weiterer Auftrag auf Sie.`,
          `Weiter unten warten ${number} weitere Aufträge auf Sie.`,
        ),
      further: (count, number) =>
        plural(
          count,
          `${number} weitere Bewerbung wartet bei älteren Aufträgen, auf der nächsten Seite.`,
          `${number} weitere Bewerbungen warten bei älteren Aufträgen, auf der nächsten Seite.`,
        ),
    },
    listings: {
      heading: 'Meine Aufträge',
      emptyTitle: 'Noch keine Aufträge',
      empty: 'Schreiben Sie Ihren ersten Auftrag aus. Die Bewerbungen kommen dann hier an.',
    },
  },

  stillLooking: {
    title: 'Suchen Sie noch?',
    loading: 'Ihr Auftrag wird gesucht, einen Moment …',
    loadFailed: 'Ihr Auftrag konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    question: (title) => `Suchen Sie noch einen Freelancer für „${title}“?`,
    pausedQuestion: (title) => `„${title}“ pausiert. Suchen Sie noch einen Freelancer?`,
    keep: 'Ja, ausgeschrieben lassen',
    relist: 'Ja, wieder ausschreiben',
    submitting: 'Ihre Antwort wird gesendet …',
    listed: (title) => `„${title}“ bleibt ausgeschrieben`,
    listedAgain: (title) => `„${title}“ ist wieder ausgeschrieben`,
    next: 'Wir fragen wieder, wenn Sie sich zwei Wochen lang nicht um den Auftrag kümmern. Wenn Sie jemanden gefunden haben, deaktivieren Sie den Auftrag.',
    unknownLink:
      'Dieser Link ist nicht mehr gültig. Vielleicht enthält eine neuere E-Mail einen anderen oder der Auftrag wurde seitdem geändert.',
    failed: 'Ihre Antwort ist nicht angekommen. Bitte versuchen Sie es noch einmal.',
    myJobs: 'Meine Aufträge',
  },

  manageJob: {
    title: 'Auftrag verwalten',
    back: 'Übersicht',
    loading: 'Der Auftrag wird geladen …',
    edit: 'Auftrag bearbeiten',
    viewPublic: 'Öffentliche Seite ansehen',
    deactivate: 'Deaktivieren',
    reactivate: 'Reaktivieren',
    remove: 'Löschen',
    inactiveNotice:
      'Diesen Auftrag sehen nur Sie und alle, die sich beworben haben. Reaktivieren Sie ihn, um Bewerbungen anzunehmen.',
    closedNotice:
      'Die Bewerbungsfrist ist abgelaufen; niemand kann sich bewerben. Setzen Sie eine spätere Frist, um wieder Bewerbungen anzunehmen.',
    unansweredNotice: (date) =>
      `Am ${date} pausiert: Sie haben nicht geantwortet, ob Sie noch suchen. Reaktivieren Sie den Auftrag, um Bewerbungen anzunehmen.`,
    fullNotice:
      'Der Auftrag ist nicht ausgeschrieben, bis ein Platz frei wird: wenn jemand seine Bewerbung zurückzieht oder Ihre Absage erhalten hat. Sie können auch die Begrenzung erhöhen.',
    answers: {
      due: (count, number, day) =>
        plural(
          count,
          `${number} Bewerbung wartet auf die Antwort, die Sie bis zum ${day} zugesagt haben.`,
          `${number} Bewerbungen warten auf die Antwort, die Sie bis zum ${day} zugesagt haben.`,
        ),
      overdue: (count, number, day, end) =>
        plural(
          count,
          `${number} Bewerbung wartet auf eine Antwort, die am ${day} fällig war. Am ${end} teilen wir mit, dass Sie nicht entschieden haben; das zählt in Ihrer öffentlichen Antwortquote.`,
          `${number} Bewerbungen warten auf eine Antwort, die am ${day} fällig war. Am ${end} teilen wir mit, dass Sie nicht entschieden haben; das zählt in Ihrer öffentlichen Antwortquote.`,
        ),
      review: (count) => (count === 1 ? 'Bewerbung prüfen' : 'Bewerbungen prüfen'),
      declineAll: 'Allen Wartenden absagen',
    },
    declinedTogether: {
      told: (number, duration) => `Die Absagen an ${number} Bewerber werden in ${duration} versandt.`,
      over: 'Die Absagen werden jetzt versandt.',
      undo: 'Alle rückgängig machen',
      undoing: 'Werden zurückgenommen …',
      failed: 'Die Entscheidungen konnten nicht zurückgenommen werden. Bitte versuchen Sie es noch einmal.',
    },
    details: 'Angaben zum Auftrag',
    fullDescription: 'Vollständige Beschreibung',
    history: {
      title: 'Verlauf dieses Auftrags',
      explanation: 'Wer sich vor einer Änderung beworben hat, sieht, was sie geändert hat.',
      loadFailed: 'Der Verlauf dieses Auftrags konnte nicht geladen werden.',
    },
    applicants: {
      heading: 'Bewerber',
      loading: 'Bewerbungen werden geladen …',
      undecided: 'Offen',
      decided: 'Entschieden',
      emptyTitle: 'Noch keine Bewerbungen',
      emptyOpen: 'Sie erscheinen hier, sobald sich der erste Freelancer bewirbt.',
      emptyNotOpen: 'Für den Auftrag werden zurzeit keine Bewerbungen angenommen.',
    },
  },

  declineAll: {
    title: 'Allen Wartenden absagen',
    loading: 'Bewerber werden geladen …',
    introduction: (jobTitle) =>
      `Alle, die zu „${jobTitle}“ auf eine Antwort warten, erhalten jetzt eine. Eine Weile lang können Sie das noch zurücknehmen.`,
    none: 'Niemand wartet auf eine Antwort.',
    back: 'Zurück zum Auftrag',
    template:
      'Guten Tag {name}, vielen Dank für Ihre Bewerbung und Ihre Geduld. Wir haben uns diesmal gegen Ihre Bewerbung entschieden. Für die nächste wünschen wir Ihnen alles Gute.',
    labels: { message: 'Nachricht an alle' },
    hints: {
      message: '{name} wird durch den jeweiligen Vornamen ersetzt. Die Nachricht wird per E-Mail gesendet.',
    },
    applicants: 'Wer sie erhält',
    included: 'Entfernen Sie den Haken bei allen, über die Sie noch nicht entschieden haben.',
    own: 'Andere Nachricht schreiben',
    ownFor: (name) => ` an ${name}`,
    ownLabel: (name) => `Nachricht an ${name}`,
    further: (count, number) =>
      plural(
        count,
        `Und ${number} weitere Person, die die Nachricht an alle erhält.`,
        `Und ${number} weitere, die die Nachricht an alle erhalten.`,
      ),
    submit: (count, number) =>
      plural(count, `${number} Bewerbung ablehnen`, `${number} Bewerbungen ablehnen`),
    submitting: 'Werden abgelehnt …',
    cancel: 'Abbrechen',
    failed: 'Die Bewerbungen konnten nicht abgelehnt werden. Bitte versuchen Sie es noch einmal.',
  },

  applicantCard: {
    seeMore: 'Mehr anzeigen',
    about: (name) => ` zu ${name}`,
    applied: (date) => `Beworben am ${date}`,
    decided: (date) => `Entschieden am ${date}`,
    withdrawn: (date) => `Zurückgezogen am ${date}`,
    closed: (date) => `Am ${date} ohne Entscheidung geschlossen`,
  },

  applicant: {
    title: 'Bewerber',
    back: 'Zurück zu den Bewerbern',
    appliedFor: 'Beworben auf',
    loading: 'Die Bewerbung wird geladen …',
    coverLetter: 'Anschreiben',
    resume: 'Lebenslauf',
    noBio: 'Noch nichts geschrieben.',
    email: 'E-Mail',
    decision: {
      heading: 'Ihre Entscheidung',
      question: 'Ihre Entscheidung wird per E-Mail mitgeteilt.',
      accept: 'Annehmen',
      decline: 'Ablehnen',
      acceptedOn: (date) => `Sie haben diese Bewerbung am ${date} angenommen.`,
      rejectedOn: (date) => `Sie haben diese Bewerbung am ${date} abgelehnt.`,
      message: 'Ihre Nachricht',
      reason: 'Ihre Begründung',
      noMessage: 'Sie haben keine Nachricht mitgesendet.',
      noReason: 'Sie haben keine Begründung angegeben.',
      emailShared: 'Sie haben dem Freelancer Ihre E-Mail-Adresse gegeben.',
      emailNotShared: 'Der Freelancer hat Ihre E-Mail-Adresse nicht: Bitte melden Sie sich selbst.',
    },
    withdrawal: {
      heading: 'Zurückgezogen',
      withdrawnOn: (date) => `Der Freelancer hat diese Bewerbung am ${date} zurückgezogen.`,
      reason: 'Begründung',
    },
    closing: {
      heading: 'Ohne Entscheidung geschlossen',
      closedOn: (date) =>
        `Sie haben nicht rechtzeitig entschieden. Wir haben das am ${date} mitgeteilt; in Ihrer Antwortquote zählt die Bewerbung als unbeantwortet.`,
    },
  },

  acceptModal: {
    title: (name) => `Bewerbung von ${name} annehmen?`,
    explanation: (jobTitle) => `Damit nehmen Sie die Bewerbung auf „${jobTitle}“ an.`,
    label: 'Nachricht',
    hint: 'Zum Beispiel, wie es weitergehen soll. Die Nachricht wird per E-Mail gesendet.',
    submit: 'Annehmen',
    submitting: 'Wird angenommen …',
    cancel: 'Abbrechen',
    failed: 'Die Bewerbung konnte nicht angenommen werden.',
    reply: 'Wie man Sie erreicht',
    shareEmail: (email) => `Dem Freelancer meine E-Mail-Adresse geben: ${email}`,
    shareHint:
      'Der Freelancer sieht sie, sobald die Entscheidung endgültig ist, und kann auf unsere E-Mail antworten. Sonst melden Sie sich selbst.',
  },

  declineModal: {
    title: (name) => `Bewerbung von ${name} ablehnen?`,
    explanation: (jobTitle) => `Damit lehnen Sie die Bewerbung auf „${jobTitle}“ ab.`,
    label: 'Begründung',
    hint: 'Schon ein Satz hilft. Er wird per E-Mail gesendet.',
    submit: 'Ablehnen',
    submitting: 'Wird abgelehnt …',
    cancel: 'Abbrechen',
    failed: 'Die Bewerbung konnte nicht abgelehnt werden.',
  },

  decided: {
    title: 'Bereits entschieden',
    accepted: (dateTime) => `Diese Bewerbung wurde bereits am ${dateTime} angenommen.`,
    rejected: (dateTime) => `Diese Bewerbung wurde bereits am ${dateTime} abgelehnt.`,
    withdrawn: (dateTime) => `Der Freelancer hat diese Bewerbung am ${dateTime} zurückgezogen.`,
    closed: (dateTime) => `Diese Bewerbung wurde am ${dateTime} ohne Entscheidung geschlossen.`,
    notSent: 'Ihr Text wurde nicht gesendet. Sie können ihn hier kopieren.',
    close: 'Schließen',
  },

  activityModal: {
    deactivate: {
      title: 'Diesen Auftrag deaktivieren?',
      explanation: (jobTitle) =>
        `„${jobTitle}“ verschwindet aus der Liste der Aufträge und nimmt keine Bewerbungen mehr an. Sie können ihn jederzeit reaktivieren.`,
      confirm: 'Deaktivieren',
      confirming: 'Wird deaktiviert …',
      failed: 'Der Auftrag konnte nicht deaktiviert werden. Bitte versuchen Sie es noch einmal.',
    },
    reactivate: {
      title: 'Diesen Auftrag reaktivieren?',
      explanation: (jobTitle) => `„${jobTitle}“ erscheint wieder in der Liste der Aufträge.`,
      confirm: 'Reaktivieren',
      confirming: 'Wird reaktiviert …',
      failed: 'Der Auftrag konnte nicht reaktiviert werden. Bitte versuchen Sie es noch einmal.',
    },
    cancel: 'Abbrechen',
  },

  tellModal: {
    title: (count, number) =>
      plural(count, `${number} Bewerber wird benachrichtigt`, `${number} Bewerber werden benachrichtigt`),
    explanation: (count) =>
      plural(
        count,
        'Wer auf Ihre Entscheidung wartet, erhält darüber eine E-Mail und sieht es bei der Bewerbung:',
        'Alle, die auf Ihre Entscheidung warten, erhalten darüber eine E-Mail und sehen es bei ihrer Bewerbung:',
      ),
    confirm: 'Speichern und benachrichtigen',
    cancel: 'Weiter bearbeiten',
  },

  deleteModal: {
    title: 'Diesen Auftrag löschen?',
    explanation: (jobTitle) => `„${jobTitle}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`,
    history: 'Wer sich beworben hat, behält die eigene Bewerbung in der Liste.',
    confirm: 'Löschen',
    confirming: 'Wird gelöscht …',
    cancel: 'Abbrechen',
    failed: 'Der Auftrag konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  },
};
