import type { Messages } from '../english.ts';
import { plural } from './plural.ts';
import { skillName } from './skills.ts';

export const freelancers: Messages['freelancers'] = {
  availabilities: {
    Available: 'Verfügbar',
    Busy: 'Ausgelastet',
    'On Leave': 'Abwesend',
  },

  skillName,

  facts: {
    title: 'Tätigkeit',
    location: 'Ort',
    status: 'Status',
    availability: 'Verfügbarkeit',
    hourlyRate: 'Stundensatz',
    perHour: (money) => `${money} pro Stunde`,
    experience: 'Berufserfahrung',
    experienceYears,
    bio: 'Kurzprofil',
    about: (firstName) => `Über ${firstName}`,
    skills: 'Kenntnisse',
    namedIn: (titles) => `Genannt in ${titles}`,
    quoted: (title) => `„${title}“`,
    portfolio: 'Portfolio',
    portfolioLink: 'Link zum Portfolio',
    noRate: 'Kein Stundensatz angegeben',
    notGiven: 'Keine Angabe',
  },
  directory: {
    title: 'Freelancer finden',
    intro: 'Menschen, die mit Ihrem Auftrag beginnen können, und wie Sie sie erreichen.',
    loading: 'Freelancer werden geladen …',
    titleOf: directoryTitle,
    all: (_count, number) => `${number} Freelancer`,
    matching: (_count, number) => `${number} passende Freelancer`,
    matchingMore: (number) => `Mehr als ${number} passende Freelancer`,
    search: 'Freelancer suchen',
    searchHint: 'Tätigkeit, Ort oder Name',
    searchSubmit: 'Suchen',
    sortHint: (currency) =>
      `Vollständige Profile stehen vorn. Beim Sortieren nach Stundensatz kommen die in ${currency} vor anderen Währungen.`,
    sorts: {
      best: 'Beste Treffer',
      newest: 'Neueste zuerst',
      rate_low: 'Niedrigster Stundensatz zuerst',
      rate_high: 'Höchster Stundensatz zuerst',
    },
    skills: 'Kenntnisse (alle davon)',
    unknownSkill: 'Eine Fähigkeit',
    availability: 'Verfügbarkeit',
    show: (_count, number) => `${number} Freelancer anzeigen`,
    showMore: (number) => `Mehr als ${number} Freelancer anzeigen`,
    showAny: 'Freelancer anzeigen',
    rate: 'Stundensatz',
    rateMin: 'Niedrigster Stundensatz',
    rateMax: 'Höchster Stundensatz',
    rateCurrency: 'Währung',
    rateApply: 'Stundensatz anwenden',
    rateInvalid: 'Geben Sie einen Betrag bis 100.000 ein, zum Beispiel 40 oder 62,50.',
    rateReversed: 'Der höchste Satz liegt unter dem niedrigsten.',
    rateAtLeast: (money) => `Mindestens ${money} pro Stunde`,
    rateAtMost: (money) => `Höchstens ${money} pro Stunde`,
    rateBetween: (min, max) => `${min} bis ${max} pro Stunde`,
    empty: 'Keine Freelancer vorhanden',
    emptyReason: 'Noch ist kein Profil veröffentlicht. Bitte sehen Sie später noch einmal nach.',
    emptyFiltered: (search) =>
      search === ''
        ? 'Auf keinen Freelancer treffen alle diese Filter zu.'
        : `Auf keinen Freelancer treffen „${search}“ und alle diese Filter zu.`,
    emptySearch: (search) =>
      `Zu „${search}“ wurde nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.`,
    results: 'Freelancer',
    loadFailed: 'Die Profile konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },

  freelancer: {
    title: 'Freelancer',
    back: 'Zurück',
    loading: 'Das Profil wird geladen …',
    contact: (firstName) => `${firstName} kontaktieren`,
    noBio: (firstName) => `${firstName} hat noch kein Kurzprofil geschrieben.`,
    noSkills: 'Noch keine Kenntnisse ausgewählt.',
    others: 'Weitere Freelancer',
    othersWith: (skill) => `Weitere Freelancer: ${skill}`,
    notFound: 'Freelancer nicht gefunden.',
    loadFailed: 'Das Profil konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },

  portfolio: {
    hidden: 'Von der Moderation ausgeblendet',
    title: 'Portfolio',
    count: (count, maximum) => `${count} von höchstens ${maximum} Arbeitsproben`,
    emptyTitle: 'Zeigen Sie, was Sie gemacht haben',
    empty:
      'Auftraggeber sehen sich Arbeiten an, bevor sie Ihnen schreiben. Eine Arbeitsprobe ist ein Titel mit einem Bild, einem Link oder beidem.',
    add: 'Arbeitsprobe hinzufügen',
    full: (maximum) =>
      `Es sind schon ${maximum} Arbeitsproben. Entfernen Sie eine, um eine andere hinzuzufügen.`,
    edit: (title) => `„${title}“ bearbeiten`,
    remove: (title) => `„${title}“ entfernen`,
    earlier: (title) => `„${title}“ nach vorn verschieben`,
    later: (title) => `„${title}“ nach hinten verschieben`,
    moved: (title, place, count) => `„${title}“ ist jetzt ${place} von ${count}.`,
    isFirst: (title) => `„${title}“ steht schon an erster Stelle.`,
    isLast: (title) => `„${title}“ steht schon an letzter Stelle.`,
  },

  piece: {
    addTitle: 'Arbeitsprobe hinzufügen',
    editTitle: 'Arbeitsprobe bearbeiten',
    intro: 'Ein Titel mit einem Bild, einem Link oder beidem.',
    labels: { title: 'Titel', link: 'Link', picture: 'Bild' },
    hints: {
      link: 'Wo die Arbeit zu sehen ist: eine Adresse, die mit https:// oder http:// beginnt.',
    },
    pictureHint: (limit) => `JPEG, PNG oder WebP, höchstens ${limit}. Wird auf 4:3 zugeschnitten.`,
    submitNew: 'Arbeitsprobe hinzufügen',
    submitEdit: 'Arbeitsprobe speichern',
    submitting: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    titleRequired: 'Der Titel fehlt',
    linkInvalid: 'Geben Sie eine Adresse wie https://example.com ein.',
    nothingToShow: 'Fügen Sie ein Bild oder einen Link hinzu.',
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
  },

  removePiece: {
    title: 'Diese Arbeitsprobe entfernen?',
    explanation: (title) =>
      `„${title}“ und das Bild dazu werden entfernt. Das lässt sich nicht rückgängig machen.`,
    confirm: 'Entfernen',
    confirming: 'Wird entfernt …',
    cancel: 'Abbrechen',
    failed: 'Die Arbeitsprobe konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
  },

  contact: {
    title: (firstName) => `${firstName} kontaktieren`,
    intro: (firstName) => `${firstName} erhält Ihre Nachricht per E-Mail und kann an Ihre Adresse antworten.`,
    labels: { subject: 'Betreff', message: 'Nachricht', client_email: 'Ihre E-Mail-Adresse' },
    submit: 'Nachricht senden',
    submitting: 'Wird gesendet …',
    cancel: 'Abbrechen',
    messageRequired: 'Schreiben Sie eine Nachricht.',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
    sent: 'Ihre Nachricht ist gesendet!',
    failed: 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },

  profile: {
    title: 'Mein Profil',
    loading: 'Ihr Profil wird geladen …',
    edit: 'Profil bearbeiten',
    viewPublic: 'Profil aus Sicht der Auftraggeber',
    exportResume: 'Als JSON Resume herunterladen',
    incompleteTitle: 'Ihr Profil ist noch nicht vollständig',
    incomplete: 'Auftraggeber sehen vollständige Profile vor allen anderen. Es fehlt noch:',
    missing: {
      title: 'Ihre Tätigkeit: Danach suchen die meisten Auftraggeber.',
      hourly_rate: 'Ihr Stundensatz: Auftraggeber filtern danach und null gilt als keiner.',
      location: 'Ihr Ort: Manche Arbeit braucht einen Ort oder eine Zeitzone.',
      bio: (minimum) =>
        `Ein Kurzprofil mit mindestens ${minimum} Zeichen: Es ist der Grund, warum die Wahl auf Sie fällt.`,
      skills: 'Ihre Kenntnisse: Wer danach filtert, findet nur Freelancer, die sie ausgewählt haben.',
    },
    complete: 'Profil vervollständigen',
    noBio: 'Sie haben noch kein Kurzprofil geschrieben.',
    noSkills: 'Sie haben noch keine Kenntnisse ausgewählt.',
    loadFailed: 'Ihr Profil konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },

  editProfile: {
    title: 'Profil bearbeiten',
    loading: 'Ihr Profil wird geladen …',
    pictureSection: 'Bild',
    namingChoices: { yes: 'Ja, Sie dürfen mich nennen', no: 'Nennen Sie mich nicht' },
    invitationChoices: { yes: 'Ja, sie dürfen mich einladen', no: 'Keine Einladungen' },
    labels: {
      profile_picture: 'Profilbild',
      title: 'Tätigkeit',
      bio: 'Kurzprofil',
      experience: 'Berufserfahrung',
      portfolio_link: 'Link zum Portfolio',
      hourly_rate: 'Stundensatz',
      rate_currency: 'Währung des Stundensatzes',
      country: 'Land',
      location: 'Ort',
      availability_status: 'Verfügbarkeit',
      accepts_invitations: 'Dürfen Auftraggeber Sie zu Aufträgen einladen?',
      named_in_mails: 'Dürfen wir Sie Auftraggebern als neu nennen?',
      skills: 'Kenntnisse',
    },
    hints: {
      country: 'Wo Sie leben. Es steht in Ihrem Profil, und wir bieten es als Filter der Aufträge an.',
      named_in_mails:
        'Auftraggeber speichern Suchen nach Freelancern. Wenn Sie zu einer passen und dort neu sind, nennen ihre Seite und eine E-Mail Ihren Namen und Ihre Tätigkeit.',
      accepts_invitations:
        'Eine Einladung ist eine Nachricht eines Auftraggebers zu einem Auftrag. Sonst zeigt Ihr Profil keinen Knopf dafür.',
      title: 'Was Sie tun, in wenigen Worten.',
      bio: 'Wer Sie sind, was Sie gemacht haben und woran Sie gern arbeiten.',
      experience: 'In Jahren, zum Beispiel 6.',
      portfolio_link: 'Eine Adresse, die mit https:// oder http:// beginnt.',
      location: 'Stadt und Land.',
    },
    pictureHint: (limit) => `JPEG, PNG oder WebP, höchstens ${limit}. Es wird quadratisch zugeschnitten.`,
    picturePreview: 'Vorschau Ihres Profilbilds',
    resumeImport: {
      summary: 'Eine JSON-Resume-Datei verwenden',
      section: 'Mit einem Lebenslauf beginnen',
      label: 'Datei im Format JSON Resume',
      hint: 'Viele Seiten exportieren ein Profil in diesem Format. Es füllt aus, was noch leer ist; gespeichert wird noch nichts.',
      filled: (fields) =>
        `Aus Ihrem Lebenslauf übernommen: ${fields}. Bitte prüfen Sie es, bevor Sie speichern.`,
      nothing: 'Zu den Feldern, die noch leer sind, steht in Ihrem Lebenslauf nichts.',
      notAResume: 'Diese Datei ist kein JSON Resume.',
    },
    suggestions: {
      hint: 'Der Text eines gespeicherten PDFs kann diese Felder ausfüllen. Sie entscheiden über jeden Vorschlag; gespeichert wird erst mit Ihrem Profil.',
      loading: 'Ihre Lebensläufe werden geladen …',
      read: (resume) => `„${resume}“ auslesen`,
      reading: 'Wird ausgelesen …',
      noPdf:
        'Speichern Sie Ihren Lebenslauf als PDF in Ihrem Profil, dann kann sein Text diese Felder ausfüllen.',
      toResumes: 'Zu meinen Lebensläufen',
      found: (fields) => `Es gibt Vorschläge für: ${fields}. Jeder steht unter seinem Feld.`,
      nothing: 'Der Text dieses PDFs enthält keine weiteren Vorschläge für Ihr Profil.',
      failed: 'Das PDF konnte nicht ausgelesen werden. Bitte versuchen Sie es noch einmal.',
      of: (field) => `Vorschlag für ${field}`,
      use: 'Übernehmen',
      replace: 'Statt meines Textes übernehmen',
      leaveOut: 'Weglassen',
      used: 'Aus Ihrem Lebenslauf übernommen.',
      leftOut: 'Weggelassen.',
      undo: 'Rückgängig machen',
    },
    aboutSection: 'Über Sie',
    workSection: 'Ihre Arbeit',
    skillsHint: 'Auftraggeber sehen die Kenntnisse, die Sie hier ankreuzen.',
    skillsIn: (category) => `Kenntnisse: ${category}`,
    tabWithCount: (category, count) => `${category} (${count})`,
    skillSearch: 'Kenntnisse suchen',
    skillsFound: (count) => `${count} gefunden`,
    noSkillFound:
      'Dazu gibt es nichts. Versuchen Sie es mit einem anderen Wort oder sehen Sie die Kategorien durch.',
    skillsChosen: (count, maximum) => `${count} von höchstens ${maximum} ausgewählt`,
    submit: 'Profil speichern',
    submitting: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    bioRequired: 'Das Kurzprofil fehlt',
    experienceRequired: 'Die Berufserfahrung fehlt',
    portfolioLinkRequired: 'Der Link zum Portfolio fehlt',
    portfolioLinkInvalid: 'Geben Sie eine Adresse wie https://example.com ein.',
    hourlyRateInvalid: 'Bitte geben Sie einen gültigen Stundensatz an',
    tooManySkills: (maximum) => `Wählen Sie höchstens ${maximum} Kenntnisse aus.`,
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
    loadFailed: 'Ihr Profil konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },
};

/**
 * Formats the experience, which is free text. It adds the word for years to a number, and leaves a phrase as it was
 * written.
 */
function experienceYears(text: string) {
  const experience = text.trim();
  if (/\p{L}/u.test(experience)) return experience;
  return plural(Number(experience), `${experience} Jahr`, `${experience} Jahre`);
}

function directoryTitle(skills: string, search: string) {
  if (skills === '' && search === '') return 'Freelancer finden';
  const who = skills === '' ? 'Freelancer' : `Freelancer mit Kenntnissen: ${skills}`;
  return search === '' ? who : `${who} zu „${search}“`;
}
