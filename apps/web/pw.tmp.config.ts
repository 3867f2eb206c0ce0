import base from './playwright.config.ts';
const [first] = base.webServer as object[];
export default { ...base, timeout: 240_000, expect: { timeout: 30_000 }, workers: 1, webServer: process.env['JOURNEYS_URL'] ? undefined : [{ ...first, timeout: 240_000 }], use: { ...base.use, trace: 'off' } };
