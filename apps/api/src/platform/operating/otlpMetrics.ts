/** Converts the metrics to OpenTelemetry's format, so that all metrics are defined only in metrics.ts. */
import { ValueType } from '@opentelemetry/api';
import type { Attributes, HrTime } from '@opentelemetry/api';
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import type { DataPoint, MetricData, MetricProducer } from '@opentelemetry/sdk-metrics';
import { emptyResource } from '@opentelemetry/resources';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Metrics } from './metrics.ts';

type Metric = MetricObjectWithValues<MetricValue<string>>;
/** A value of a metric. For each set of labels, a histogram has several values, which `metricName` distinguishes. */
type Value = MetricValue<string> & { metricName?: string };

/** Passes the metrics to OpenTelemetry's metric reader, which adds the description of the server. */
export function otlpMetricsOf(metrics: Metrics): MetricProducer {
  const startTime = toHrTime(Date.now() - process.uptime() * 1000);
  return {
    async collect() {
      const endTime = toHrTime(Date.now());
      const found = (await metrics.values()).flatMap((metric) => dataOf(metric, { startTime, endTime }));
      const scopeMetrics = [{ scope: { name: 'skill-harbor' }, metrics: found }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

interface Period {
  startTime: HrTime;
  endTime: HrTime;
}

/** Converts a metric. Returns nothing if the metric currently has no value. */
function dataOf(metric: Metric, period: Period): MetricData[] {
  const { name, help: description, type } = metric;
  const shared = {
    descriptor: { name, description, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const values: Value[] = metric.values.filter(({ value }) => Number.isFinite(value));
  if (values.length === 0) return [];
  // The cast is safe: the declared type is an enum whose values are these strings.
  switch (String(type)) {
    case 'counter':
      return [
        {
          ...shared,
          dataPointType: DataPointType.SUM,
          isMonotonic: true,
          dataPoints: points(values, period),
        },
      ];
    case 'gauge':
      return [{ ...shared, dataPointType: DataPointType.GAUGE, dataPoints: points(values, period) }];
    case 'histogram':
      return [
        { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(name, values, period) },
      ];
    default:
      return [];
  }
}

function points(values: readonly Value[], period: Period): DataPoint<number>[] {
  return values.map(({ value, labels }) => ({ ...period, attributes: attributesOf(labels), value }));
}

function histograms(name: string, values: readonly Value[], period: Period) {
  const groups = Map.groupBy(values, ({ labels }) => JSON.stringify(attributesOf(labels)));
  return [...groups.values()].map((parts) => {
    const buckets = parts.filter(({ metricName }) => metricName === `${name}_bucket`);
    const partOf = (part: string) => parts.find(({ metricName }) => metricName === name + part)?.value ?? 0;
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
    const value = { buckets: { boundaries, counts }, sum: partOf('_sum'), count: partOf('_count') };
    return { ...period, attributes: attributesOf(parts[0]?.labels ?? {}), value };
  });
}

/** Returns the labels as attributes, without the upper bound of a bucket. */
function attributesOf(labels: MetricValue<string>['labels']): Attributes {
  return Object.fromEntries(Object.entries(labels).filter(([label]) => label !== 'le'));
}

function toHrTime(ms: number): HrTime {
  return [Math.floor(ms / 1000), Math.floor((ms % 1000) * 1e6)];
}
