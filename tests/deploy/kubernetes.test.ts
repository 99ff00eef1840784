import { findConfigurationFault } from '@lupa/configuration/describeVariables.ts';
import { readersOf, secretNames, shapeOf } from '@lupa/configuration/variables.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readManifests, type Resource } from './readManifests.ts';

const reference = z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string(), optional: z.boolean().optional() }) });
const containerSchema = z.object({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()),
  env: z.array(z.object({ name: z.string(), value: z.string().optional(), valueFrom: reference.optional() })),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.literal('lupa') }) })),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.object({ requests: z.object({ cpu: z.string(), memory: z.string() }), limits: z.object({ memory: z.string() }) }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const podSchema = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.object({
    securityContext: z.object({ runAsNonRoot: z.literal(true) }),
    terminationGracePeriodSeconds: z.number(),
    containers: z.tuple([containerSchema]),
    volumes: z.array(z.object({ name: z.string() })),
  }),
});
type Model = new (given: unknown) => { validate: () => void };
type Workload = { resource: Resource; pod: z.output<typeof podSchema>; container: z.output<typeof containerSchema> };

const samples: Record<string, string> = { DATABASE_URL: 'postgres://lupa:password@db:5432/lupa' };
const sampleOf = (name: string) => (name.endsWith('DATABASE_URL') ? samples['DATABASE_URL'] : 'x'.repeat(43));
const parameterSchema = z.object({ data: z.record(z.string(), z.string()) });

let resources: Resource[];
let images: string[];
let workloads: Workload[];
let shared: Record<string, string>;
const ofKind = (...kinds: string[]) => resources.filter(({ kind }) => kinds.includes(kind));
const specOf = (resource: Resource) => resource['spec'] as Record<string, unknown>;

beforeAll(async () => {
  ({ resources, images } = await readManifests(['purger.yaml']));
  // As configuration.yaml asks for with a CDN.
  shared = { ...parameterSchema.parse(ofKind('ConfigMap')[0]).data, CDN: 'cloudflare', CDN_ID: '023e105f4ecef8ad', EDGE_SECONDS: '86400' };
  workloads = ofKind('Deployment', 'StatefulSet', 'Job', 'CronJob').map((resource) => {
    const { spec } = resource.kind === 'CronJob' ? (specOf(resource)['jobTemplate'] as Resource) : resource;
    const pod = podSchema.parse((spec as { template: unknown }).template);
    return { resource, pod, container: pod.spec.containers[0] };
  });
});

it('has a part of each name, once, and every resource is one of the API', async () => {
  const names = resources.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(resources.length).toBeGreaterThan(35);
  for (const resource of resources) {
    const { apiVersion, kind } = resource;
    const models = (await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}/${kind}`)) as Record<string, Model>;
    const Model = models[kind];
    if (!Model) throw new Error(`${apiVersion} has no ${kind}`);
    expect(() => new Model(resource).validate(), `${resource.kind} ${resource.metadata.name}`).not.toThrow();
  }
});

describe('each part', () => {
  it('starts with what it is told, and is told no secret that it does not read', () => {
    expect(workloads.map(({ container }) => container.name).toSorted()).toEqual(
      [
        'site',
        'studio',
        'content',
        'arcade',
        'partners',
        'clickout',
        'jackpots',
        'images',
        'freeplay',
        'purger',
        'prepare',
        'backup',
      ].toSorted(),
    );
    for (const { container } of workloads) {
      const [role = ''] = container.args;
      const needed = container.env.filter(({ valueFrom }) => valueFrom?.secretKeyRef.optional !== true);
      const told = needed.map(({ name, value, valueFrom }) => [name, valueFrom ? sampleOf(name) : value]);
      const environment = { ...shared, SERVICES: role, ...Object.fromEntries(told) } as Record<string, string>;
      const readers = readersOf(role);
      for (const reader of readers)
        expect(
          findConfigurationFault(reader, reader === 'runner' ? { ...environment, SERVICES: undefined } : environment),
          role,
        ).toBeNull();
      const read = readers.flatMap((reader) => Object.keys(shapeOf(reader)));
      expect(
        container.env.map(({ name }) => name).filter((name) => !read.includes(name)),
        role,
      ).toEqual([]);
      // What makes the secrets of a database, or reads all of it, is told those alone.
      const owns = role === 'prepare' || role === 'backup' ? ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] : secretNames;
      const names = container.env.map(({ name }) => name);
      expect(
        read.filter((name) => owns.includes(name) && !names.includes(name)),
        role,
      ).toEqual([]);
      const plain = container.env.filter(({ name, valueFrom }) => secretNames.includes(name) && !valueFrom);
      expect(plain, role).toEqual([]);
    }
  });

  it('has an image of the release, writes to its volumes alone, and has time to drain', () => {
    for (const { pod, container } of workloads) {
      expect(images).toContain(container.image);
      const own = [...pod.spec.volumes.map(({ name }) => name), ...(container.name === 'clickout' ? ['data'] : [])];
      expect(container.volumeMounts.map(({ name }) => name).toSorted()).toEqual(own.toSorted());
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(shared['DRAIN_SECONDS']) + 15);
    }
  });

  it('is found by its service, its budget and its scaler', () => {
    const labelsOf = new Map(workloads.map(({ resource, pod }) => [resource.metadata.name, pod.metadata.labels]));
    const isOf = (labels: Record<string, string> | undefined, selector: unknown) =>
      Object.entries(z.record(z.string(), z.string()).parse(selector)).every(([name, value]) => labels?.[name] === value);
    for (const resource of ofKind('Service')) expect(isOf(labelsOf.get(resource.metadata.name), specOf(resource)['selector'])).toBe(true);
    for (const resource of ofKind('Deployment', 'StatefulSet', 'PodDisruptionBudget')) {
      const { matchLabels } = specOf(resource)['selector'] as { matchLabels: unknown };
      expect(isOf(labelsOf.get(resource.metadata.name), matchLabels), resource.metadata.name).toBe(true);
    }
    for (const resource of ofKind('HorizontalPodAutoscaler')) {
      const target = specOf(resource)['scaleTargetRef'] as { kind: string; name: string };
      expect(ofKind(target.kind).map(({ metadata }) => metadata.name)).toContain(target.name);
    }
  });
});

it('leads no address to the studio, and each one to a service that is there', () => {
  const rules = z
    .array(
      z.object({
        host: z.string(),
        http: z.object({ paths: z.array(z.object({ backend: z.object({ service: z.object({ name: z.string() }) }) })) }),
      }),
    )
    .parse(specOf(ofKind('Ingress')[0] as Resource)['rules']);
  const targets = rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));
  expect(targets.toSorted()).toEqual(['clickout', 'freeplay', 'images', 'jackpots', 'site']);
  const services = ofKind('Service').map(({ metadata }) => metadata.name);
  expect(targets.filter((name) => !services.includes(name))).toEqual([]);
  const hosts = Object.values(shared).flatMap((value) => (URL.canParse(value) ? [new URL(value).host] : []));
  expect(rules.map(({ host }) => host).filter((host) => !hosts.includes(host))).toEqual([]);
});
