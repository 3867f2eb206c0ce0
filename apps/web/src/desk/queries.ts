import type { Language } from '@skillharbor/contract';
import { queryOptions } from '@tanstack/react-query';
import {
  getBrandSettings,
  getDesk,
  getDeskFigures,
  getMailText,
  getPerson,
  getSiteSettings,
  listDeskJobs,
  listMailTexts,
  listPeople,
  listSkillUses,
  listSignUpInvitations,
} from '../api/desk.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';

/** Queries the health of the installation. */
export const deskQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['desk'], queryFn: ({ signal }) => getDesk(api, signal) });

/** Queries the activity of the last days, and the amount of stored data. */
export const deskFiguresQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['desk figures'], queryFn: ({ signal }) => getDeskFigures(api, signal) });

/** The first part of the keys of all queries about the words of mails. */
export const mailTextsKey = 'mail texts';

/** Queries all mails, with their subjects in a language. */
export const mailTextsQuery = ({ api }: App, language: Language) =>
  queryOptions({
    queryKey: [mailTextsKey, language],
    queryFn: async ({ signal }) => (await listMailTexts(api, language, signal)).results,
  });

/** Queries the words of one mail in all languages. */
export const mailTextQuery = ({ api }: App, name: string) =>
  queryOptions({
    queryKey: [mailTextsKey, 'of', name],
    queryFn: ({ signal }) => getMailText(api, name, signal),
  });

/** Queries the settings that operators may change. */
export const siteSettingsQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['site settings'], queryFn: ({ signal }) => getSiteSettings(api, signal) });

/** Queries a page of the invitations to sign up. Pages count from 1. */
export const signUpInvitationsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: ['sign-up invitations', page],
    queryFn: ({ signal }) => listSignUpInvitations(api, page, signal),
  });

/** Queries the brand, and which parts of it are set by environment variables and therefore cannot be changed. */
export const brandSettingsQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['brand settings'], queryFn: ({ signal }) => getBrandSettings(api, signal) });

/** Queries all skills, with the number of freelancers who have each. */
export const skillUsesQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['skill uses'], queryFn: ({ signal }) => listSkillUses(api, signal) });

/** Queries a page of the members whose name or email address contains a text. Pages count from 1. */
export const peopleQuery = ({ api }: App, search: string, page: number) =>
  queryOptions({
    queryKey: ['people', search, page],
    queryFn: ({ signal }) => listPeople(api, search, page, signal),
  });

/** The first part of the keys of the queries whose results contain open cases. */
export const withCasesKey = 'with cases';

/** Queries a page of the jobs that contain a text or have an id. Pages count from 1. */
export const deskJobsQuery = ({ api }: App, search: string, page: number) =>
  queryOptions({
    queryKey: [withCasesKey, 'jobs', search, page],
    queryFn: ({ signal }) => listDeskJobs(api, search, page, signal),
  });

export const personQuery = ({ api }: App, id: number) =>
  queryOptions({
    queryKey: [withCasesKey, 'person', id],
    queryFn: ({ signal }) => getPerson(api, known(id), signal),
  });
