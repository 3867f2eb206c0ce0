/** Sets the clock of a server ahead by DAYS_AHEAD days. Node loads this file before the server. See ownServer.ts. */
const AHEAD_MS = Number(process.env['DAYS_AHEAD'] ?? 0) * 24 * 60 * 60 * 1000;
const { now } = Date;

globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[], proxy) =>
    Reflect.construct(target, values.length > 0 ? values : [now() + AHEAD_MS], proxy) as Date,
  get: (target, name) => (name === 'now' ? () => now() + AHEAD_MS : (Reflect.get(target, name) as unknown)),
});
