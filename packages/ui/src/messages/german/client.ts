import type { Messages } from '../english.ts';
import {
  acceptModal,
  applicant,
  applicantCard,
  decided,
  decisionStatus,
  declineModal,
  formerMember,
  retention,
  heldDecision,
} from './applicants.ts';
import { blindReview } from './blindReview.ts';
import { review } from './review.ts';
import { createJob, editJob, jobForm } from './jobForm.ts';
import { activityModal, declineAll, deleteModal, fillModal, manageJob, notifyModal } from './manageJob.ts';
import { messageTemplates } from './messageTemplates.ts';
import { plural } from './plural.ts';

export const client: Messages['client'] = {
  jobForm,
  createJob,
  editJob,
  manageJob,
  declineAll,
  activityModal,
  notifyModal,
  deleteModal,
  fillModal,
  decisionStatus,
  heldDecision,
  applicantCard,
  applicant,
  acceptModal,
  declineModal,
  formerMember,
  retention,
  decided,
  blindReview,
  messageTemplates,
  review,
  jobStatus: {
    active: 'Aktiv',
    inactive: 'Inaktiv',
    planned: (date) => `Öffentlich ab ${date}`,
    filled: 'Vergeben',
    deadlinePassed: 'Bewerbungsfrist abgelaufen',
    full: (limit, text) =>
      plural(
        limit,
        'Pausiert: Der einzige Platz ist vergeben',
        `Pausiert: Alle ${text} Plätze sind vergeben`,
      ),
  },
  counts: {
    applications: (count, number) => `${number} ${plural(count, 'Bewerbung', 'Bewerbungen')}`,
    noApplications: 'Noch keine Bewerbungen',
    deadline: (date) => `Frist: ${date}`,
    undecided: (number) => `${number} offen`,
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
      review: 'Bewerbungen prüfen',
      manage: 'Auftrag öffnen',
      decisionsDue: (day) => `Antworten fällig am ${day}`,
      decisionsOverdue: (day) => `Antworten waren am ${day} fällig`,
      waiting: (count, number) =>
        plural(
          count,
          `${number} Bewerbung wartet auf Ihre Entscheidung`,
          `${number} Bewerbungen warten auf Ihre Entscheidung`,
        ),
      further: (count, number) =>
        plural(
          count,
          `${number} weitere Bewerbung wartet bei älteren Aufträgen, auf der nächsten Seite.`,
          `${number} weitere Bewerbungen warten bei älteren Aufträgen, auf der nächsten Seite.`,
        ),
    },
    drafts: {
      heading: 'Entwürfe',
      untitled: 'Auftrag ohne Titel',
      continue: 'Fortsetzen',
      saved: (time) => `Gespeichert: ${time}`,
      remove: (title) => `Entwurf „${title}“ löschen`,
      deletion: {
        title: 'Diesen Entwurf löschen?',
        explanation: (title) => `„${title}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`,
        confirm: 'Löschen',
        confirming: 'Wird gelöscht…',
        cancel: 'Abbrechen',
        failed: 'Der Entwurf konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
      },
    },
    listings: {
      heading: 'Meine Aufträge',
      others: 'Weitere Aufträge',
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
};
