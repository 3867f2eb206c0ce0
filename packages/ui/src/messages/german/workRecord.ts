import type { Messages } from '../english.ts';

export const workRecord: Messages['workRecord'] = {
  title: 'Arbeitsnachweise',
  intro:
    'Was Sie und die Menschen, mit denen Sie gearbeitet haben, übereinander sagen. Es gibt keine Sterne und keine Noten. Ein Satz ist öffentlich, sobald die Seite, von der er handelt, ihn bestätigt hat, und jede Seite kann ihn jederzeit verbergen.',
  loading: 'Arbeitsnachweise werden geladen…',
  loadFailed: 'Die Arbeitsnachweise konnten nicht geladen werden.',
  empty: 'Noch keine Sätze',
  emptyReason:
    'Sobald beide Seiten einer Vereinbarung die Arbeit als erledigt markiert haben, kann jede auf der Seite der Vereinbarung einen Satz über die andere schreiben.',
  aboutYou: 'Über Sie',
  byYou: 'Von Ihnen',
  workedWith: (name) => `Zusammenarbeit mit ${name}`,
  client: 'einem Auftraggeber',
  people: (count, number) =>
    count === 1 ? 'Zusammenarbeit mit 1 Person' : `Zusammenarbeit mit ${number} Personen`,
  states: { proposed: 'Nicht bestätigt', shown: 'Öffentlich', hidden: 'Verborgen' },
  now: {
    waitsForYou: 'Nur Sie beide sehen das. Es wird öffentlich, sobald Sie es bestätigen.',
    waitsForOther: 'Nur Sie beide sehen das. Es wird öffentlich, sobald die andere Seite es bestätigt.',
    shown: 'Das können alle sehen. Jede Seite kann es jederzeit verbergen.',
    hiddenByYou: 'Sie verbergen das, daher sieht es sonst niemand.',
    hiddenByOther: 'Die andere Seite verbirgt das, daher sieht es sonst niemand.',
  },
  actions: { confirm: 'Bestätigen', hide: 'Verbergen', show: 'Wieder zeigen' },
  ofEntry: (author, subject, job) => `: der Satz von ${author} über ${subject}, ${job}`,
  stepFailed: 'Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  form: {
    open: 'Satz schreiben',
    change: 'Satz ändern',
    intro: (name) =>
      `Die Arbeit ist erledigt. Sie können einen Satz über die Zusammenarbeit schreiben, für die öffentlichen Arbeitsnachweise von: ${name}.`,
    label: 'Ihr Satz',
    hint: 'Die andere Seite liest ihn zuerst, und er ist erst öffentlich, wenn sie ihn bestätigt. Ein geänderter Satz muss noch einmal bestätigt werden.',
    required: 'Schreiben Sie einen Satz.',
    tooLong: (maximum) => `Höchstens ${maximum} Zeichen.`,
    submit: 'Zur Bestätigung senden',
    submitting: 'Wird gesendet…',
    cancel: 'Abbrechen',
    failed: 'Der Satz konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
};
