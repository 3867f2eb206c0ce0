import { germanJobWords, noCompany } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { jobChanges } from './jobChanges.ts';
import { jobLabels } from './jobFields.ts';
import { jobFilters } from './jobFilters.ts';
import { listSummary } from './listSummary.ts';
import { plural } from './plural.ts';

export const jobs: Messages['jobs'] = {
  categories: germanJobWords.categories,
  categoryDescriptions: {
    tech: 'Software, Daten und die Maschinen, auf denen sie laufen',
    finance: 'Buchhaltung, Budgets, Steuern und Prüfungen',
    healthcare: 'Pflege, Forschung und die Schreibarbeit rund um beides',
    marketing: 'Texte, Kampagnen und Marken',
    education: 'Unterricht, Kurse und Lernmaterial',
    other: 'Alles, was in keine Schublade passt',
  },
  employmentTypes: germanJobWords.employmentTypes,
  workTypes: germanJobWords.workTypes,
  places: germanJobWords.places,
  overlap: germanJobWords.overlap,

  suggestions: {
    title: 'Titel',
    skill: 'Kenntnisse',
    company: 'Unternehmen',
    location: 'Orte',
    count: (count, text) => plural(count, '1 Auftrag', `${text} Aufträge`),
    recent: 'Letzte Suchen',
    clearRecent: 'Letzte Suchen löschen',
  },

  pay: germanJobWords.pay,

  labels: jobLabels,
  facts: {
    company: (company) => (company === noCompany ? 'Unternehmen nicht genannt' : `bei ${company}`),
    terms: (employmentType, workType) =>
      `${employmentType}, ${workType.charAt(0).toLowerCase()}${workType.slice(1)}`,
    remote: 'Remote',
    remoteLabels: {
      remote: 'Ja',
      hybrid: 'Teilweise: hybrid',
      onsite: 'Nein, vor Ort',
    },
    review: 'Auswahl',
    blindReview: 'Ohne Namen, bis der Auftraggeber entscheidet oder sie aufdeckt',
    posted: 'Veröffentlicht',
    // The date stands alone, because a word before it would not fit on a phone.
    postedOn: (when) => when,
    exactly: (date) => `, ${date}`,
    dateNotAvailable: 'Datum nicht verfügbar',
    applyBy: (date) => `Bewerben bis ${date}`,
    closesIn: (days) => (days === 0 ? 'Endet heute' : days === 1 ? 'Endet morgen' : `Endet in ${days} Tagen`),
    closed: 'Bewerbungsfrist abgelaufen',
    answersIn: (days, text) =>
      days === 1 ? 'Antwortet meist in einem Tag' : `Antwortet meist in ${text} Tagen`,
    limit: 'Begrenzung',
    limited: (limit, text) => plural(limit, 'Die erste Bewerbung', `Die ersten ${text} Bewerbungen`),
    placesLeft: (count, text) =>
      count === 0 ? 'kein Platz mehr frei' : plural(count, 'noch 1 Platz frei', `noch ${text} Plätze frei`),
    allPlacesTaken: (limit, text) =>
      plural(limit, 'Der einzige Platz ist vergeben', `Alle ${text} Plätze sind vergeben`),
    hiresFrom: (places) => `Wohnsitz: ${places}`,
    notStated: 'Nicht angegeben',
    payNotGiven: 'Keine Angabe zur Vergütung',
    notGiven: 'Keine Angabe',
    people: (count, text) => (count === 1 ? '1 Person gesucht' : `${text} Personen gesucht`),
  },
  changes: jobChanges,
  card: {
    seeMore: 'Mehr anzeigen',
    about: (title) => ` zu ${title}`,
  },

  listings: {
    title: 'Aufträge entdecken',
    summary: listSummary,
    allJobs: (count, number) => plural(count, '1 Auftrag', `${number} Aufträge`),
    filters: jobFilters,
    search: 'Aufträge suchen',
    searchHint: 'Titel, Unternehmen, Ort',
    searchSubmit: 'Suchen',
    sorts: {
      best: 'Beste Treffer',
      date: 'Datum (neueste zuerst)',
      oldest: 'Datum (älteste zuerst)',
    },
    results: 'Ausgeschriebene Aufträge',
    loading: 'Aufträge werden geladen …',
    feed: 'Diese Liste im Feed-Reader abonnieren',
    empty: 'Keine Aufträge vorhanden',
    emptyReason: 'Im Moment ist kein Auftrag offen. Neue erscheinen hier, sobald sie ausgeschrieben werden.',
    emptySearch: (search) =>
      `Zu „${search}“ wurde nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.`,
    loadFailed: 'Die Aufträge konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    news: {
      followApplication: 'Ihre Bewerbung verfolgen',
      incompleteProfile: 'Ihr Profil ist noch nicht vollständig',
      missingInProfile: (fields) =>
        `Es fehlen noch: ${fields}. Auftraggeber lesen Ihr Profil neben dem Anschreiben und sehen vollständige Profile vor allen anderen.`,
      profileFields: {
        title: 'Ihre Tätigkeit',
        hourly_rate: 'Ihr Stundensatz',
        location: 'Ihr Ort',
        bio: 'ein Kurzprofil',
        skills: 'Ihre Kenntnisse',
      },
      completeProfile: 'Profil vervollständigen',
    },
  },

  job: {
    title: 'Auftrag',
    back: 'Zurück zu den Aufträgen',
    loading: 'Der Auftrag wird geladen …',
    about: 'Über diesen Auftrag',
    factsTitle: 'Auf einen Blick',
    sameCompany: 'Mehr von diesem Unternehmen',
    companyPage: (company) => `Alles über ${company}`,
    similar: 'Ähnliche Aufträge',
    afterApplying: {
      title: 'So geht es nach Ihrer Bewerbung weiter',
      steps: [
        {
          title: 'Der Auftraggeber erhält Ihre Bewerbung',
          text: 'Sie steht auf seiner Seite des Auftrags. Nur er kann Ihr Anschreiben, Ihren Lebenslauf und Ihre E-Mail-Adresse lesen.',
        },
        {
          title: 'Der Auftraggeber entscheidet',
          text: 'Bis zu dem beim Auftrag genannten Tag nimmt er Ihre Bewerbung an oder lehnt sie ab, auf Wunsch mit einer Nachricht. Bis dahin können Sie Ihre Bewerbung zurückziehen.',
        },
        {
          title: 'Sie erhalten eine E-Mail',
          text: 'Darin steht, wie der Auftraggeber entschieden hat. Gibt es eine Woche nach dem genannten Tag keine Entscheidung, teilen wir Ihnen das mit, und es zählt in der Antwortquote des Auftraggebers. Bis dahin verfolgen Sie Ihre Bewerbung unter „Meine Bewerbungen“.',
        },
      ],
    },
    apply: 'Jetzt bewerben',
    applied: 'Sie haben sich bereits auf diesen Auftrag beworben',
    checking: 'Ihre Bewerbung wird geprüft …',
    closed: 'Bewerbungsfrist abgelaufen',
    closedReason: 'Für diesen Auftrag werden keine Bewerbungen mehr angenommen.',
    filled: 'Dieser Auftrag ist vergeben',
    filledReason: 'Der Auftraggeber hat jemanden gefunden.',
    fullReason: 'Ein Platz wird frei, wenn jemand seine Bewerbung zurückzieht oder eine Absage erhält.',
    manage: 'Auftrag verwalten',
    freelancersOnly: 'Nur Freelancer können sich bewerben',
    freelancersOnlyReason: 'Sie sind als Auftraggeber angemeldet.',
    loadFailed: 'Der Auftrag konnte nicht geladen werden.',
    notFound: 'Auftrag nicht gefunden',
    missingId: 'Die Nummer des Auftrags fehlt',
    missingReason: 'Vielleicht ist er vergeben oder nicht mehr online, oder der Link ist unvollständig.',
  },

  apply: {
    title: 'Auf diesen Auftrag bewerben',
    loading: 'Der Auftrag wird geladen …',
    back: 'Zurück zum Auftrag',
    labels: { cover_letter: 'Anschreiben', resume: 'Lebenslauf' },
    hints: {
      cover_letter: 'Was macht Sie zur richtigen Wahl? Ein paar ehrliche Absätze genügen.',
    },
    coverLetterRequired: 'Verfassen Sie ein Anschreiben.',
    resumeRequired: 'Wählen Sie Ihren Lebenslauf aus.',
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
    screening: {
      title: 'Fragen des Auftraggebers',
      noAnswer: 'Keine Antwort',
      answerRequired: 'Beantworten Sie diese Frage.',
      choiceRequired: 'Wählen Sie eine Antwort.',
    },
    blindReview: {
      title: 'Auswahl ohne Namen',
      seenTitle: 'Der Auftraggeber sieht:',
      seen: {
        name: 'eine Nummer statt Ihres Namens',
        cover_letter: 'Ihr Anschreiben',
        screening_answers: 'Ihre Antworten auf die Fragen des Auftraggebers',
        applied_at: 'wann Sie sich bewerben',
        resume: 'Format und ungefähre Größe Ihres Lebenslaufs',
        hourly_rate_band: 'eine Spanne für Ihren Stundensatz, mit der Währung',
        skills: 'von Ihren Kenntnissen die, die der Auftrag jetzt nennt',
        availability_status: 'Ihre Verfügbarkeit',
        other_skills_count: 'die Zahl Ihrer übrigen Kenntnisse',
      },
      rare: 'Die letzten vier Angaben entfallen, wo weniger als fünf Freelancer im Verzeichnis gleich aussähen.',
      hidden:
        'Name, Bild, Tätigkeit, Ort, Portfolio-Link, das übrige Profil und der Lebenslauf selbst bleiben verborgen, bis der Auftraggeber entscheidet, sie aufdeckt oder die Auswahl ohne Namen beendet; das sehen auch Sie.',
      masked:
        'Bis dahin ersetzt „[…]“ im Anschreiben, in den Antworten und in der Begründung eines Rückzugs Ihren Namen, E-Mail-Adressen, Telefonnummern, Benutzernamen und Links. Andere Hinweise bleiben: Das Anschreiben kann zum Beispiel einen früheren Arbeitgeber nennen.',
    },
    submit: 'Bewerbung absenden',
    submitting: 'Wird gesendet …',
    cancel: 'Abbrechen',
    submitted: 'Ihre Bewerbung ist angekommen',
    submittedToast: 'Bewerbung abgesendet!',
    applied: 'Sie haben sich bereits auf diesen Auftrag beworben',
    appliedReason: 'Eine Bewerbung pro Auftrag: Der Auftraggeber hat Ihre und wird darüber entscheiden.',
    seeApplication: 'Zu Ihrer Bewerbung',
    closed: 'Für diesen Auftrag werden keine Bewerbungen mehr angenommen.',
    full: 'Sie können sich bewerben, sobald jemand seine Bewerbung zurückzieht oder eine Absage erhält: Dann ist wieder ein Platz frei.',
    kept: (ended, accepted) =>
      `Anschreiben, Antworten, Lebenslauf und Nachrichten werden nach dem Ende der Bewerbung ${ended} Tage aufbewahrt, nach einer Zusage ${accepted} Tage. Danach werden sie gelöscht. Zwei Wochen vorher erinnern wir Sie per E-Mail.`,
    openFull: (limit) => `Sie haben ${limit} offene Bewerbungen, mehr sind gleichzeitig nicht möglich`,
    openFullReason: 'Eine Entscheidung oder ein Rückzug macht einen Platz frei.',
    seeApplications: 'Ihre Bewerbungen ansehen',
    errors: {
      full: 'Alle Plätze sind vergeben: Andere waren schneller. Ihr Text bleibt hier, falls ein Platz frei wird.',
      alreadyApplied: 'Sie haben sich bereits auf diesen Auftrag beworben.',
      resumeMissing: 'Laden Sie einen Lebenslauf hoch oder hinterlegen Sie einen in Ihrem Profil.',
      other: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    },
  },
};
