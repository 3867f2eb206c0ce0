/** What settings.ts reads of OpenTelemetry's variables. */

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
  /** Of the traces, for the samplers by ratio: from 0 to 1. */
  ratio: number;
  /** Between two exports of the metrics. */
  intervalMs: number;
}
