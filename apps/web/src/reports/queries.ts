import type { CaseState } from '@skillharbor/contract';
import { queryOptions } from '@tanstack/react-query';
import { getCase, getStatement, listCases, listStatements, readTransparency } from '../api/reports.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';

/** The first part of the keys of all lists of cases. */
export const casesKey = ['cases'];

/** Queries a page of the cases in one state. Pages count from 1. */
export const casesQuery = ({ api }: App, state: CaseState, page: number) =>
  queryOptions({
    queryKey: [...casesKey, state, page],
    queryFn: ({ signal }) => listCases(api, state, page, signal),
  });

export const transparencyQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['transparency'],
    queryFn: ({ signal }) => readTransparency(api, signal),
  });

export const caseQuery = ({ api }: App, id: number) =>
  queryOptions({
    queryKey: ['case', id],
    queryFn: ({ signal }) => getCase(api, known(id), signal),
  });

/** Queries a page of the statements of reasons about the user's content. Pages count from 1. */
export const statementsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: ['statements', page],
    queryFn: ({ signal }) => listStatements(api, page, signal),
  });

export const statementQuery = ({ api }: App, id: number) =>
  queryOptions({
    queryKey: ['statement', id],
    queryFn: ({ signal }) => getStatement(api, known(id), signal),
  });
