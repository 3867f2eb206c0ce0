export { createApi, type Api, type ApiOptions, type EndedSession } from './api.ts';
export { ApiError, NetworkError } from './errors.ts';
export type { ProblemName } from './errors.ts';
export { multipart } from './multipart.ts';
export type { Send } from './send.ts';
export type { Refresher, RefreshOutcome } from './refresher.ts';
export {
  createSessionStore,
  sessionKeys,
  type KeyValueStorage,
  type SessionStore,
  type StoredSession,
} from './sessionStore.ts';
export { memoryStorage, usableStorage } from './storage.ts';
export { unwrap } from './unwrap.ts';
export { uploading } from './upload.ts';
