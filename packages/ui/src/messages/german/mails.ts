import type { Messages } from '../english.ts';

export const mails: Messages['mails'] = {
  title: 'E-Mails an Sie',
  intro:
    'Über Ihr Konto, über Eingänge und Entscheidungen schreiben wir immer, und Nachrichten von Besuchern leiten wir weiter. Was in anderen E-Mails steht, sehen Sie auch hier in der App.',
  label: 'Welche anderen E-Mails möchten Sie?',
  kinds: {
    applications: { label: 'Bewerbungen', hint: 'Eine Bewerbung geht ein oder wird zurückgezogen.' },
    still_looking: {
      label: '„Suchen Sie noch?“',
      hint: 'Wir fragen nach zwei Wochen ohne Aktivität zu einem Auftrag. Auch ohne die Frage pausiert der Auftrag eine Woche später.',
    },
    questions: {
      label: 'Fragen und Antworten',
      hint: 'Jemand fragt zu Ihrem Auftrag, oder Ihre Frage wird beantwortet.',
    },
    job_changes: {
      label: 'Änderungen an Aufträgen, auf die Sie sich beworben haben',
      hint: 'Ein solcher Auftrag wird geändert oder pausiert.',
    },
    messages: {
      label: 'Nachrichten zu Bewerbungen',
      hint: 'Die andere Seite schreibt Ihnen. Sie können auch eine einzelne Unterhaltung stummschalten.',
    },
    invitations: {
      label: 'Einladungen',
      hint: 'Ein Auftraggeber lädt Sie ein, sich auf einen Auftrag zu bewerben.',
    },
    saved_searches: {
      label: 'Suchen, die Sie gespeichert haben',
      hint: 'Neue Aufträge oder Freelancer passen zu einer Suche, die Sie gespeichert haben. Sie können auch jede Suche einzeln pausieren.',
    },
  },
  submit: 'Auswahl speichern',
  submitting: 'Wird gespeichert …',
  saved: 'Ihre Auswahl ist gespeichert.',
  quietHours: {
    title: 'Ruhezeiten',
    intro:
      'In diesen Stunden Ihrer Zeitzone warten die E-Mails, die Sie wählen können, und Ihre Geräte zeigen keine Benachrichtigungen. E-Mails über Entscheidungen, Eingänge und Ihr Konto kommen sofort. Was inzwischen geschieht, steht in Ihren Benachrichtigungen.',
    labels: { from: 'E-Mails warten ab', to: 'Bis' },
    hint: 'Die Zeit kann am nächsten Tag enden.',
    none: 'Keine Ruhezeiten',
    submit: 'Ruhezeiten speichern',
    submitting: 'Wird gespeichert …',
    saved: 'Ihre Ruhezeiten sind gespeichert.',
  },
  digest: {
    title: 'Tägliche Zusammenfassung',
    intro:
      'Eine E-Mail am Tag kann nennen, was geschehen ist, statt einer E-Mail für jedes Ereignis. Sie lässt weg, was Sie inzwischen in der App gesehen haben. E-Mails über gespeicherte Suchen, Entscheidungen, Eingänge und Ihr Konto kommen einzeln.',
    labels: { hour: 'Diese E-Mails kommen' },
    atOnce: 'Einzeln',
    none: 'Keine Zusammenfassung: E-Mails kommen einzeln',
    daily: (clock) => `Einmal am Tag, um ${clock} Uhr`,
    submit: 'Uhrzeit speichern',
    submitting: 'Wird gespeichert …',
    saved: 'Ihre Auswahl ist gespeichert.',
  },
  link: {
    loading: 'Ihre E-Mails werden nachgesehen, einen Moment …',
    loadFailed: 'Ihre E-Mails konnten nicht nachgesehen werden. Bitte versuchen Sie es noch einmal.',
    unknownLink:
      'Dieser Link funktioniert nicht. In Ihrem Konto können Sie wählen, welche E-Mails Sie möchten.',
    question: (kind) => `Möchten Sie E-Mails dieser Art abbestellen: ${kind}?`,
    stop: 'Diese E-Mails abbestellen',
    resume: 'Wieder einschalten',
    submitting: 'Wird gespeichert …',
    failed: 'Ihre Auswahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    stopped: (kind) => `Ausgeschaltet: ${kind}`,
    resumed: (kind) => `Eingeschaltet: ${kind}`,
    stoppedExplained: 'Sie bekommen keine E-Mails dieser Art mehr. Was darin stünde, sehen Sie in der App.',
    resumedExplained: 'Sie bekommen E-Mails dieser Art.',
    account: 'Alle E-Mails ansehen',
  },
};
