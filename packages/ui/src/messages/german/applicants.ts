import type { Messages } from '../english.ts';

export const decisionStatus: Messages['client']['decisionStatus'] = {
  pending: 'Offen',
  accepted: 'Angenommen',
  rejected: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
  closed: 'Geschlossen',
};

export const heldDecision: Messages['client']['heldDecision'] = {
  notified: (name, duration) => `${name} wird in ${duration} benachrichtigt.`,
  over: (name) => `${name} wird benachrichtigt.`,
  undo: 'Rückgängig machen',
  about: (name) => `: Entscheidung über ${name}`,
  undoing: 'Wird zurückgenommen …',
  failed: 'Die Entscheidung konnte nicht zurückgenommen werden. Bitte versuchen Sie es noch einmal.',
};

export const applicantCard: Messages['client']['applicantCard'] = {
  seeMore: 'Mehr anzeigen',
  about: (name) => ` zu ${name}`,
  applied: (date) => `Beworben am ${date}`,
  decided: (date) => `Entschieden am ${date}`,
  withdrawn: (date) => `Zurückgezogen am ${date}`,
  closed: (date) => `Am ${date} ohne Entscheidung geschlossen`,
};

export const applicant: Messages['client']['applicant'] = {
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
};

export const acceptModal: Messages['client']['acceptModal'] = {
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
};

export const declineModal: Messages['client']['declineModal'] = {
  title: (name) => `Bewerbung von ${name} ablehnen?`,
  explanation: (jobTitle) => `Damit lehnen Sie die Bewerbung auf „${jobTitle}“ ab.`,
  label: 'Begründung',
  hint: 'Schon ein Satz hilft. Er wird per E-Mail gesendet.',
  submit: 'Ablehnen',
  submitting: 'Wird abgelehnt …',
  cancel: 'Abbrechen',
  failed: 'Die Bewerbung konnte nicht abgelehnt werden.',
};

export const decided: Messages['client']['decided'] = {
  title: 'Bereits entschieden',
  accepted: (dateTime) => `Diese Bewerbung wurde bereits am ${dateTime} angenommen.`,
  rejected: (dateTime) => `Diese Bewerbung wurde bereits am ${dateTime} abgelehnt.`,
  withdrawn: (dateTime) => `Der Freelancer hat diese Bewerbung am ${dateTime} zurückgezogen.`,
  closed: (dateTime) => `Diese Bewerbung wurde am ${dateTime} ohne Entscheidung geschlossen.`,
  notSent: 'Ihr Text wurde nicht gesendet. Sie können ihn hier kopieren.',
  close: 'Schließen',
};

export const formerMember: Messages['client']['formerMember'] = {
  name: 'Ein früheres Mitglied',
  title: 'Dieses Konto wurde gelöscht',
  explanation:
    'Der Freelancer hat sein Konto gelöscht, und damit das Profil, das Anschreiben und den Lebenslauf. Die Daten und Ihre Entscheidung bleiben.',
};

export const retention: Messages['client']['retention'] = {
  keptUntil: (day) =>
    `Aufbewahrt bis ${day}. Danach bleiben nur die Daten des Ablaufs und das Ergebnis, ohne die Person und die Nachrichten.`,
  name: 'Eine frühere Bewerbung',
  title: 'Diese Bewerbung wird nicht mehr aufbewahrt',
  forgotten: (day) =>
    `Anschreiben, Lebenslauf und alle Nachrichten wurden bis ${day} aufbewahrt. Die Daten des Ablaufs und das Ergebnis bleiben.`,
};
