/** The values of OpenTelemetry's environment variables, which settings.ts reads. */

export const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

export interface TelemetrySettings {
  traces: boolean;
  metrics: boolean;
  sampler: (typeof SAMPLERS)[number];
  /** The share of traces that is recorded if the sampler uses a ratio, from 0 to 1. */
  ratio: number;
  /** The time between two exports of the metrics, in milliseconds. */
  intervalMs: number;
}
