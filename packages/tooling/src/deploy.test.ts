import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { ConfigMap, Namespace, Secret, Service } from 'kubernetes-models/v1';
import { CronJob } from 'kubernetes-models/batch/v1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { describe, expect, test } from 'vitest';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { root } from './files.ts';

/*
 * These tests check the files in deploy/. They start no containers, but validate the formats, and compare the settings
 * and paths in the files with the repository.
 */

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const yaml = <Shape>(path: string) => load(read(path), { schema: CORE_SCHEMA.withTags(mergeTag) }) as Shape;

/** The names of the settings that the server reads. */
const settings = new Set(
  globSync('apps/api/src/{settings,settings/*}.ts', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/'([A-Z][A-Z\d_]+)'/g)].map(([, name]) => name),
  ),
);
const unknown = (names: readonly string[]) =>
  names.filter((name) => !settings.has(name) && name !== 'NODE_ENV');

const paths = Object.keys(yaml<{ paths: object }>('openapi.yaml').paths);

describe('the image', () => {
  const dockerfile = read('deploy/Dockerfile');
  const all = (pattern: RegExp) => [...dockerfile.matchAll(pattern)].map(([, found = '']) => found);

  test('has a valid Dockerfile', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  test('has the same versions of Node and pnpm as the repository', () => {
    const { nodeVersion } = yaml<{ nodeVersion: string }>('pnpm-workspace.yaml');
    const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };
    expect(new Set(all(/^FROM node:(\S+?)-/gm))).toEqual(new Set([nodeVersion]));
    expect(all(/\b(pnpm@\S+)/g)).toEqual([packageManager]);
  });

  test('contains only the archive of a release, and runs as an unprivileged user', () => {
    expect(all(/^COPY (.+)$/gm)).toEqual([
      '. .',
      '--from=release /usr/local/bin/node /usr/local/bin/',
      '--from=release /release ./',
    ]);
    expect(all(/^USER (\S+)$/gm)).toEqual(['node']);
  });

  test('is healthy if /healthz responds, and sets only existing settings', () => {
    expect(
      all(/127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)/g).filter((path) => !paths.includes(path)),
    ).toEqual([]);
    expect(
      unknown(
        all(/^ENV (?!CI)(.+)$/gm).flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0] ?? '')),
      ),
    ).toEqual([]);
  });
});

interface Compose {
  services: Record<string, { image: string; environment?: Record<string, string> }>;
}

describe('compose.yaml', () => {
  const { services } = yaml<Compose>('deploy/compose.yaml');

  // The linter is a separate process, which starts slowly on a busy machine.
  test('is valid, and follows the linter’s advice', { timeout: 60_000 }, () => {
    const program = createRequire(import.meta.url)
      .resolve('dclint/package.json')
      .replace('package.json', 'bin/dclint.cjs');
    // The rules about order are off, because the file lists the most important keys first.
    const orders = ['service-keys-order', 'services-alphabetical-order', 'top-level-properties-order'];
    const options = ['--max-warnings', '0', ...orders.flatMap((rule) => ['--disable-rule', rule])];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program, join(root, 'deploy/compose.yaml'), ...options],
      { encoding: 'utf8' },
    );
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  test('gives the servers only existing settings, and reads the secrets from the file beside it', () => {
    const { environment = {} } = services['server1'] ?? {};
    expect(services['server2']?.environment).toEqual(environment);
    expect(unknown(Object.keys(environment))).toEqual([]);
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    const offered = [...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(offered));
  });

  test('pins the version of each image', () => {
    const images = Object.values(services).map(({ image }) => image);
    expect(images.filter((image) => image !== 'skill-harbor' && !/:v?\d/.test(image))).toEqual([]);
  });
});

test.each(['skill-harbor.service', 'skill-harbor-backup.service'])(
  '%s has only existing settings',
  (name) => {
    const unit = read(`deploy/systemd/${name}`);
    const names = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(names.length).toBeGreaterThan(1);
    expect(unknown(names)).toEqual([]);
  },
);

interface Manifest {
  kind: string;
  /**
   * The type `never` fits every kind, so the compiler does not check this field. The test validates the content against
   * the schema.
   */
  spec: never;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

const kinds = {
  ConfigMap,
  CronJob,
  Deployment,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Secret,
  Service,
};

describe('the manifests for Kubernetes', () => {
  const folder = join(root, 'deploy/kubernetes');
  const files = globSync('*.yaml', { cwd: folder }).filter((file) => file !== 'kustomization.yaml');

  test.each(files)('%s conforms to the schema of its kind', (file) => {
    const manifest = yaml<Manifest>(`deploy/kubernetes/${file}`);
    const Kind = kinds[manifest.kind as keyof typeof kinds];
    expect(Kind, `${manifest.kind} is not checked yet`).toBeDefined();
    new Kind(manifest).validate();
  });

  test('are all listed in kustomization.yaml, except for the example of the secrets', () => {
    const { resources } = yaml<{ resources: string[] }>('deploy/kubernetes/kustomization.yaml');
    const applied = files.filter((file) => !file.includes('.example.'));
    expect(resources.map((path) => basename(path)).toSorted()).toEqual(applied.toSorted());
  });

  test('probe only paths of the contract, and set only existing settings', () => {
    const probed = [...read('deploy/kubernetes/deployment.yaml').matchAll(/path: (\/\w+)/g)].map(
      ([, path = '']) => path,
    );
    expect(probed.length).toBe(3);
    expect(probed.filter((path) => !paths.includes(path))).toEqual([]);
    const { data = {} } = yaml<Manifest>('deploy/kubernetes/settings.yaml');
    const { stringData = {} } = yaml<Manifest>('deploy/kubernetes/secret.example.yaml');
    expect(unknown([...Object.keys(data), ...Object.keys(stringData)])).toEqual([]);
  });
});

test('operating.md says how to react to each alert', () => {
  interface Alerts {
    groups: { rules: { alert: string }[] }[];
  }
  const { groups } = yaml<Alerts>('deploy/prometheus/alerts.yml');
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  const rows = read('docs/operating.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6);
  const hasRemedy = (alert: string) =>
    rows.some(([, , names = '', , remedy = '']) => names.includes(`\`${alert}\``) && remedy !== '');
  expect(alerts.length).toBeGreaterThan(15);
  expect(alerts.filter((alert) => !hasRemedy(alert))).toEqual([]);
});
