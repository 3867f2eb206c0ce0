import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { ConversationChange, MessageInput } from '@skillharbor/contract';

export const listConversations = ({ bearer }: Api, page: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/conversations/', { params: { query: { page } }, signal }));

/** Reads a page of the conversation about an application: the newest messages, or those before or after a number. */
export const getConversation = (
  { bearer }: Api,
  applicationId: number,
  query: { before?: number; after?: number },
  signal?: AbortSignal,
) =>
  unwrap(
    bearer.GET('/api/conversations/{applicationId}/', {
      params: { path: { applicationId }, query },
      ...(signal && { signal }),
    }),
  );

export const sendMessage = ({ bearer }: Api, applicationId: number, body: MessageInput) =>
  unwrap(
    bearer.POST('/api/conversations/{applicationId}/messages/', {
      params: { path: { applicationId } },
      body,
    }),
  );

/** Sends a message with a file, however long that takes. */
export const sendFile = ({ bearer }: Api, applicationId: number, body: MessageInput & { file: File }) =>
  unwrap(
    bearer.POST('/api/conversations/{applicationId}/files/', {
      params: { path: { applicationId } },
      body,
      bodySerializer: multipart,
      fetch: uploading({ onProgress: () => undefined }),
    }),
  );

export const readMessages = ({ bearer }: Api, applicationId: number, number: number) =>
  unwrap(
    bearer.POST('/api/conversations/{applicationId}/read/', {
      params: { path: { applicationId } },
      body: { number },
    }),
  );

export const changeConversation = ({ bearer }: Api, applicationId: number, body: ConversationChange) =>
  unwrap(bearer.PATCH('/api/conversations/{applicationId}/', { params: { path: { applicationId } }, body }));

export const countUnread = ({ bearer }: Api, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/users/unread/', { signal }));

/** Opens the stream of the user's events. */
export const streamEvents = ({ bearer }: Api, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/users/events/', { parseAs: 'stream', signal }));
