/*
 * Sets the seed of the tests that use generated values. It is fixed, so that every change is tested with the same
 * values, except at night (.github/workflows/nightly.yml). `TEST_SEED=123 pnpm test:server` repeats a nightly run.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 20260504) });
