/**
 * Declares the global scope of a service worker. TypeScript has these types in a library for workers, which cannot be
 * used in one project with the library for pages.
 */

interface WorkerEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /**
   * The response that the browser requested while the worker was starting. It is undefined in browsers that do not
   * support such requests.
   */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}

/** The old and the new subscription after the browser has lost or replaced one. Some browsers report neither. */
export interface ChangedSubscription {
  readonly oldSubscription?: { readonly options: PushSubscriptionOptionsInit } | null;
  readonly newSubscription?: object | null;
}

interface SubscriptionChangeEvent extends WorkerEvent, ChangedSubscription {}

/** An open tab or window of the site. */
export interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

export interface Clients {
  matchAll(options: { type: 'window' }): Promise<readonly WindowClient[]>;
  openWindow(url: string): Promise<unknown>;
  claim(): Promise<void>;
}

/** Options that TypeScript's library for pages does not have yet. */
export interface ShownOptions extends NotificationOptions {
  /** True if a notification that replaces another one alerts the user again. */
  renotify: boolean;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  push: PushEvent;
  pushsubscriptionchange: SubscriptionChangeEvent;
  notificationclick: NotificationEvent;
}

export interface WorkerScope {
  readonly clients: Clients;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly pushManager: { subscribe(options: PushSubscriptionOptionsInit): Promise<unknown> };
    showNotification(title: string, options: ShownOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
