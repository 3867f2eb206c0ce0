import { queryOptions } from '@tanstack/react-query';
import { listMessageTemplates } from '../api/messageTemplates.ts';
import type { App } from '../app/app.ts';

/** Queries the client's saved messages, sorted by name. */
export const messageTemplatesQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['message-templates'],
    queryFn: async ({ signal }) => (await listMessageTemplates(api, signal)).results,
  });
