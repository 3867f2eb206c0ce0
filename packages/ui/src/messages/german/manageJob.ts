import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const manageJob: Messages['client']['manageJob'] = {
  title: 'Auftrag verwalten',
  back: 'Übersicht',
  loading: 'Der Auftrag wird geladen …',
  edit: 'Auftrag bearbeiten',
  viewPublic: 'Öffentliche Seite ansehen',
  copy: 'Auftrag kopieren',
  more: 'Mehr',
  places: (taken, all, count) => `${taken} von ${all} ${plural(count, 'Platz', 'Plätzen')} besetzt`,
  answersBy: (date) => `Antworten bis ${date}`,
  parts: {
    label: 'Teile dieses Auftrags',
    applicants: 'Bewerber',
    questions: 'Fragen',
    job: 'Auftrag',
    history: 'Verlauf',
  },
  deactivate: 'Deaktivieren',
  reactivate: 'Reaktivieren',
  remove: 'Löschen',
  filling: {
    action: 'Als vergeben markieren',
    offer: (count, number) =>
      plural(
        count,
        `Sie haben ${number} Bewerbung angenommen, so viele, wie der Auftrag braucht. Markieren Sie ihn als vergeben, um ihn zu schließen und allen Wartenden Bescheid zu geben.`,
        `Sie haben ${number} Bewerbungen angenommen, so viele, wie der Auftrag braucht. Markieren Sie ihn als vergeben, um ihn zu schließen und allen Wartenden Bescheid zu geben.`,
      ),
    by: (names) => `Vergeben an ${names}.`,
    byOthers: 'Anderweitig vergeben.',
    filledOn: (date) =>
      `Am ${date} als vergeben markiert. Der Auftrag ist geschlossen; seine Seite sagt das. Reaktivieren Sie ihn, um wieder Bewerbungen anzunehmen.`,
    held: {
      notified: (duration) => `Alle Wartenden erfahren in ${duration}, dass der Auftrag vergeben ist.`,
      over: 'Alle Wartenden erfahren jetzt, dass der Auftrag vergeben ist.',
      undo: 'Rückgängig machen',
      undoing: 'Wird zurückgenommen …',
      failed: 'Das konnte nicht zurückgenommen werden. Bitte versuchen Sie es noch einmal.',
    },
  },
  hiddenNotice: 'Ein Moderator hat diesen Auftrag für alle außer Ihnen und den Bewerbern ausgeblendet.',
  plannedNotice: (date) =>
    `Dieser Auftrag wird am ${date} öffentlich, wenn der Tag in UTC beginnt. Bis dahin sehen ihn nur Sie und seine Bewerber.`,
  inactiveNotice:
    'Diesen Auftrag sehen nur Sie und alle, die sich beworben haben. Reaktivieren Sie ihn, um Bewerbungen anzunehmen.',
  closedNotice:
    'Die Bewerbungsfrist ist abgelaufen; niemand kann sich bewerben. Setzen Sie eine spätere Frist, um wieder Bewerbungen anzunehmen.',
  unconfirmedNotice: (date) =>
    `Am ${date} pausiert: seit drei Wochen haben wir keine Aktivität von Ihnen gesehen. Reaktivieren Sie den Auftrag, um Bewerbungen anzunehmen.`,
  fullNotice:
    'Der Auftrag ist nicht ausgeschrieben, bis ein Platz frei wird: wenn jemand seine Bewerbung zurückzieht oder Ihre Absage erhalten hat. Sie können auch die Begrenzung erhöhen.',
  pendingDecisions: {
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
    notified: (number, duration) => `Die Absagen an ${number} Bewerber werden in ${duration} versandt.`,
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
    emptyTitle: 'Nichts hat sich geändert',
    empty: 'Änderungen nach der ersten Bewerbung stehen hier.',
    loadFailed: 'Der Verlauf dieses Auftrags konnte nicht geladen werden.',
  },
  applicants: {
    heading: 'Bewerber',
    loading: 'Bewerbungen werden geladen …',
    undecided: 'Offen',
    done: 'Erledigt',
    emptyTitle: 'Noch keine Bewerbungen',
    emptyOpen: 'Sie erscheinen hier, sobald sich der erste Freelancer bewirbt.',
    emptyNotOpen: 'Für den Auftrag werden zurzeit keine Bewerbungen angenommen.',
  },
};

export const declineAll: Messages['client']['declineAll'] = {
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
  submit: (count, number) => plural(count, `${number} Bewerbung ablehnen`, `${number} Bewerbungen ablehnen`),
  submitting: 'Werden abgelehnt …',
  cancel: 'Abbrechen',
  failed: 'Die Bewerbungen konnten nicht abgelehnt werden. Bitte versuchen Sie es noch einmal.',
};

export const activityModal: Messages['client']['activityModal'] = {
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
};

export const notifyModal: Messages['client']['notifyModal'] = {
  title: (count, number) =>
    plural(count, `${number} Bewerber wird benachrichtigt`, `${number} Bewerber werden benachrichtigt`),
  explanation: (count) =>
    plural(
      count,
      'Wer auf Ihre Entscheidung wartet, sieht dies bei der Bewerbung und erhält eine E-Mail, wenn sie nicht abbestellt ist:',
      'Alle, die auf Ihre Entscheidung warten, sehen dies bei ihrer Bewerbung und erhalten eine E-Mail, wenn sie nicht abbestellt ist:',
    ),
  confirm: 'Speichern und benachrichtigen',
  cancel: 'Weiter bearbeiten',
};

export const fillModal: Messages['client']['fillModal'] = {
  title: (jobTitle) => `Ist „${jobTitle}“ vergeben?`,
  intro: (count, number) =>
    count === 0
      ? 'Der Auftrag wird geschlossen. Eine Weile lang können Sie das noch zurücknehmen.'
      : plural(
          count,
          `Der Auftrag wird geschlossen, und ${number} offene Bewerbung wird abgelehnt, mit einer E-Mail, dass der Auftrag vergeben ist. Eine Weile lang können Sie das noch zurücknehmen.`,
          `Der Auftrag wird geschlossen, und ${number} offene Bewerbungen werden abgelehnt, mit einer E-Mail, dass der Auftrag vergeben ist. Eine Weile lang können Sie das noch zurücknehmen.`,
        ),
  by: 'Wer übernimmt den Auftrag?',
  hint: 'Wählen Sie niemanden, wenn Sie den Auftrag anderweitig vergeben haben.',
  elsewhere: 'Keine Bewerbung ist angenommen. Der Auftrag ist also anderweitig vergeben.',
  submit: 'Als vergeben markieren',
  submitting: 'Wird markiert …',
  cancel: 'Abbrechen',
  failed: 'Der Auftrag konnte nicht als vergeben markiert werden. Bitte versuchen Sie es noch einmal.',
};

export const deleteModal: Messages['client']['deleteModal'] = {
  title: 'Diesen Auftrag löschen?',
  explanation: (jobTitle) => `„${jobTitle}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  history: 'Wer sich beworben hat, behält die eigene Bewerbung in der Liste.',
  confirm: 'Löschen',
  confirming: 'Wird gelöscht …',
  cancel: 'Abbrechen',
  failed: 'Der Auftrag konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
};
