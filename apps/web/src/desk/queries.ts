import { queryOptions } from '@tanstack/react-query';
import {
  getBrandSettings,
  getDesk,
  getDeskFigures,
  getPerson,
  getSiteSettings,
  listPeople,
  listSignUpInvitations,
} from '../api/desk.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';

/** Queries how the installation is doing. */
export const deskQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['desk'], queryFn: ({ signal }) => getDesk(api, signal) });

/** Queries what happened on the last days, and how much is stored. */
export const deskFiguresQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['desk figures'], queryFn: ({ signal }) => getDeskFigures(api, signal) });

/** Queries the settings that operators may change. */
export const siteSettingsQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['site settings'], queryFn: ({ signal }) => getSiteSettings(api, signal) });

/** Queries a page of the invitations to sign up. Pages count from 1. */
export const signUpInvitationsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: ['sign-up invitations', page],
    queryFn: ({ signal }) => listSignUpInvitations(api, page, signal),
  });

/** Queries the brand, and what the environment fixes of it. */
export const brandSettingsQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['brand settings'], queryFn: ({ signal }) => getBrandSettings(api, signal) });

/** Queries a page of the members whose name or address contains a text. Pages count from 1. */
export const peopleQuery = ({ api }: App, search: string, page: number) =>
  queryOptions({
    queryKey: ['people', search, page],
    queryFn: ({ signal }) => listPeople(api, search, page, signal),
  });

export const personQuery = ({ api }: App, id: number) =>
  queryOptions({
    queryKey: ['person', id],
    queryFn: ({ signal }) => getPerson(api, known(id), signal),
  });
