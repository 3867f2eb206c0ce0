/*
 * The seed of every generated test: fixed, so that a change is judged by the same values as the one before, and new
 * every night (.github/workflows/nightly.yml). `TEST_SEED=123 pnpm test:server` replays a night.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 20260504) });
