import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { ConversationChange, MessageInput } from '@skillharbor/contract';

export const listConversations = ({ bearer }: Api, page: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/conversations/', { params: { query: { page } }, signal }));

/**
 * Reads a page of the conversation about an application: the newest messages, or those before or after a message
 * number.
 */
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

/** Sends a message with a file, without a time limit. */
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

/** Opens the stream of the user's events. */
export const streamEvents = ({ bearer }: Api, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/users/events/', { parseAs: 'stream', signal }));

/** Lists the threads that visitors started with the freelancer. */
export const listContactThreads = ({ bearer }: Api, page: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/contact/threads/', { params: { query: { page } }, signal }));

export const getContactThread = ({ bearer }: Api, threadId: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/contact/threads/{threadId}/', { params: { path: { threadId } }, signal }));

/** Reads a page of a visitor's thread, as the visitor who has its link. */
export const readVisitorThread = (
  { anonymous }: Api,
  token: string,
  page: { before?: number; after?: number } = {},
  signal?: AbortSignal,
) => unwrap(anonymous.POST('/api/contact/thread/', { body: { token, ...page }, ...(signal && { signal }) }));

export const openVisitorThread = ({ anonymous }: Api, token: string) =>
  unwrap(anonymous.POST('/api/contact/thread/open/', { body: { token } }));

export const sendVisitorMessage = ({ anonymous }: Api, token: string, body: MessageInput) =>
  unwrap(anonymous.POST('/api/contact/thread/messages/', { body: { token, ...body } }));

export const markVisitorThreadRead = ({ anonymous }: Api, token: string, number: number) =>
  unwrap(anonymous.POST('/api/contact/thread/read/', { body: { token, number } }));

export const changeVisitorThread = ({ anonymous }: Api, token: string, body: ConversationChange) =>
  unwrap(anonymous.POST('/api/contact/thread/change/', { body: { token, ...body } }));
