/** The user has not allowed notifications, or the browser cannot subscribe. */
export class PushError extends Error {
  override readonly name = 'PushError';
  readonly reason: 'not allowed' | 'not subscribed';

  constructor(reason: PushError['reason'], options?: ErrorOptions) {
    super(`The browser has no subscription: ${reason}.`, options);
    this.reason = reason;
  }
}
