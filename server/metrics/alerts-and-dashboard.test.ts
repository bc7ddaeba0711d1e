import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import { createMetrics } from './metrics.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const duration = v.pipe(v.string(), v.regex(/^\d+[smhd]$/));

/** The shape that Prometheus accepts, as far as the rules use it. */
const rulesSchema = v.strictObject({
  groups: v.array(
    v.strictObject({
      name: text,
      rules: v.array(
        v.strictObject({
          alert: v.pipe(text, v.regex(/^[A-Z][A-Za-z]+$/)),
          expr: text,
          for: v.optional(duration),
          labels: v.strictObject({ severity: v.picklist(['page', 'ticket']) }),
          annotations: v.strictObject({ summary: text, do: text }),
        }),
      ),
    }),
  ),
});

const source = v.strictObject({ type: v.literal('prometheus'), uid: v.literal('${datasource}') });
const position = v.strictObject({ x: v.number(), y: v.number(), w: v.number(), h: v.number() });
const panelSchema = v.object({
  id: v.number(),
  title: text,
  description: text,
  type: v.picklist(['stat', 'timeseries']),
  datasource: source,
  gridPos: position,
  fieldConfig: v.object({ defaults: v.object({ unit: text }) }),
  targets: v.array(
    v.object({ refId: text, expr: text, legendFormat: v.string(), datasource: source }),
  ),
});
const dashboardSchema = v.object({
  title: text,
  uid: text,
  schemaVersion: v.number(),
  panels: v.array(panelSchema),
});

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const { groups } = v.parse(rulesSchema, parse(read('prometheus-alerts.yaml')));
const rules = groups.flatMap((group) => group.rules);
const dashboard = v.parse(dashboardSchema, JSON.parse(read('grafana-dashboard.json')));
const { panels } = dashboard;

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** Reads an expression with the grammar of Prometheus. @throws SyntaxError */
function selectorsOf(expression: string): readonly Selector[] {
  const selectors: { metric: string; labels: string[] }[] = [];
  parser.parse(expression).iterate({
    enter({ name, from, to, type }) {
      const words = expression.slice(from, to);
      if (type.isError) throw new SyntaxError(`at ${from} of ${expression}`);
      if (name === 'VectorSelector') selectors.push({ metric: '', labels: [] });
      const last = selectors.at(-1);
      if (name === 'Identifier' && last) last.metric ||= words;
      if (name === 'LabelName' && last && expression[to]?.match(/[=!~]/)) last.labels.push(words);
    },
  });
  return selectors;
}

/** A site on which everything has happened once, so that each metric has its labels. */
async function everyMetric(): Promise<string> {
  const metrics = createMetrics();
  metrics.requestEnded({ method: 'GET', route: '/', status: 503, seconds: 1 });
  metrics.cacheAsked('hit');
  metrics.refused('overload');
  metrics.leadSaved('contact');
  metrics.upstreamAnswered('webhook', false);
  const backlog = ['pending', 'dead-letter'].map((state) => ({
    target: 'webhook',
    state,
    count: 1,
    oldestSeconds: 1,
  }));
  metrics.readFrom({
    info: { version: '1.2.3', store: 'embedded' },
    store: async () => ({ backlog, lastImport: { atMs: 1, facilities: 1 }, withheld: 1 }),
    cacheBytes: () => 1,
    newsReadAtMs: () => 1,
    replicaAtMs: () => 1,
  });
  return metrics.text();
}

const lines = (await everyMetric()).split('\n');

/** Added by Prometheus. */
const ofPrometheus = { metric: 'up', labels: ['job', 'instance'] };

it.each(expressions)('%s asks for metrics and labels that the site has', (_name, expr) => {
  const selectors = selectorsOf(expr);
  expect(selectors.length).toBeGreaterThan(0);
  for (const { metric, labels } of selectors.filter((one) => one.metric !== ofPrometheus.metric)) {
    const line = lines.find((each) => /^[a-z_\d]+/.exec(each)?.[0] === metric);
    expect([metric, line]).toEqual([metric, expect.any(String)]);
    for (const label of labels.filter((one) => !ofPrometheus.labels.includes(one))) {
      expect(line).toMatch(new RegExp(`[{,]${label}="`));
    }
  }
});

it('a mistake in an expression is found', () => {
  expect(() => selectorsOf('sum(rate(site_requests_total[5m])')).toThrow(SyntaxError);
  expect(selectorsOf('max(a{job="x", state!="y"}) > b')).toEqual([
    { metric: 'a', labels: ['job', 'state'] },
    { metric: 'b', labels: [] },
  ]);
});

it('what the status page calls old, the alerts do too', () => {
  const exprOf = (name: string) => rules.find(({ alert }) => alert === name)?.expr;
  expect(exprOf('LeadsWaitTooLong')).toMatch(/> 3600$/);
  expect(exprOf('NewsNotRead')).toMatch(/> 900$/);
  expect(exprOf('ReplicaBehind')).toMatch(/> 60$/);
});
