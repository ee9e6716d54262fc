import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

/** A value of a YAML document. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Fields = { [key: string]: Value };

const fieldsSchema: z.ZodType<Fields> = z.record(z.string(), z.json());

const objectSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
/** An object of Kubernetes. */
export type KubernetesObject = Fields & {
  apiVersion: string;
  kind: string;
  metadata: Fields & { name: string };
};

const replaceSchema = z.array(
  z.strictObject({ op: z.literal('replace'), path: z.string(), value: z.json() }),
);

/** The features of kustomize that `renderKustomization` applies. A file with another feature is refused. */
const kustomizationSchema = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string(),
  resources: z.array(z.string()),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })).default([]),
  patches: z
    .array(
      z.strictObject({
        target: z.strictObject({ kind: z.string() }),
        path: z.string().optional(),
        patch: z.string().optional(),
      }),
    )
    .default([]),
  configMapGenerator: z
    .array(
      z.strictObject({
        name: z.string(),
        behavior: z.literal('merge').optional(),
        literals: z.array(z.string().regex(/^\w+=/)),
      }),
    )
    .default([]),
});
type Kustomization = z.infer<typeof kustomizationSchema>;

/** Field that identifies an item of a list, for the lists that a strategic merge merges item by item. */
const listKeys: Readonly<Record<string, string>> = {
  containers: 'name',
  env: 'name',
  ports: 'containerPort',
  volumeMounts: 'mountPath',
  volumes: 'name',
};

const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges items with the same key. Items that are only in the patch come first, as in kustomize. */
const mergeList = (base: Value[], patch: Value[], key: string): Value[] => {
  const isSame = (one: Value, other: Value): boolean =>
    isFields(one) && isFields(other) && one[key] === other[key];
  const added = patch.filter((item) => !base.some((one) => isSame(one, item)));
  const merged = base.map((one) => {
    const changes = patch.find((item) => isSame(one, item));
    return changes === undefined ? one : merge(one, changes);
  });
  return [...added, ...merged];
};

/** Merges a patch into a value as a strategic merge does. A field that is null in the patch is removed. */
const merge = (base: Value | undefined, patch: Value, field = ''): Value => {
  const key = listKeys[field];
  if (Array.isArray(base) && Array.isArray(patch) && key !== undefined) return mergeList(base, patch, key);
  if (!isFields(patch)) return patch;
  const merged: Fields = isFields(base) ? { ...base } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = merge(merged[name], value, name);
  }
  return merged;
};

/** Replaces the value at a JSON pointer. @throws Error if there is no value */
const replaceAt = (value: Value | undefined, [first, ...rest]: string[], by: Value): Value => {
  if (first === undefined) return by;
  if (Array.isArray(value) && value[Number(first)] !== undefined) {
    return value.map((item, index) => (index === Number(first) ? replaceAt(item, rest, by) : item));
  }
  if (isFields(value) && value[first] !== undefined) {
    return { ...value, [first]: replaceAt(value[first], rest, by) };
  }
  throw new Error(`a patch replaces "${first}", which does not exist`);
};

const toObject = (value: unknown): KubernetesObject => objectSchema.parse(value) as KubernetesObject;

const applyPatch = (object: KubernetesObject, text: string): KubernetesObject => {
  const patch: unknown = parse(text);
  if (Array.isArray(patch)) {
    const steps = replaceSchema.parse(patch);
    return toObject(
      steps.reduce<Value>(
        (value, step) => replaceAt(value, step.path.split('/').slice(1), step.value),
        object,
      ),
    );
  }
  const { apiVersion: _apiVersion, kind: _kind, metadata: _metadata, ...changes } = fieldsSchema.parse(patch);
  return toObject(merge(object, changes));
};

const withImages = (value: Value, images: Kustomization['images']): Value => {
  if (Array.isArray(value)) return value.map((item) => withImages(item, images));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const image = images.find(
        (one) => name === 'image' && typeof item === 'string' && item.split(':')[0] === one.name,
      );
      return [name, image ? `${image.newName}:${image.newTag}` : withImages(item, images)];
    }),
  );
};

const withConfigMaps = (
  objects: KubernetesObject[],
  generators: Kustomization['configMapGenerator'],
): KubernetesObject[] => {
  const all = [...objects];
  for (const { name, behavior, literals } of generators) {
    const data = Object.fromEntries(
      literals.map((literal) => [
        literal.slice(0, literal.indexOf('=')),
        literal.slice(literal.indexOf('=') + 1),
      ]),
    );
    const at = all.findIndex(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
    if ((at !== -1) !== (behavior === 'merge')) {
      throw new Error(
        `the ConfigMap ${name} is ${at === -1 ? 'merged but does not exist' : 'generated twice'}`,
      );
    }
    if (at === -1) all.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
    else all[at] = toObject(merge(all[at], { data }));
  }
  return all;
};

/**
 * Renders a folder with a kustomization as `kubectl kustomize` does, but without a hash in the names of ConfigMaps.
 * Knows only the features that our folders use.
 * @throws Error if a file uses another feature, or if a patch changes nothing
 */
export const renderKustomization = (folder: string): KubernetesObject[] => {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const kustomization = kustomizationSchema.parse(parse(read('kustomization.yaml')));
  const resources = kustomization.resources.flatMap((resource) =>
    resource.endsWith('.yaml')
      ? parseAllDocuments(read(resource)).map((document) => toObject(document.toJS()))
      : renderKustomization(join(folder, resource)),
  );
  let objects = withConfigMaps(resources, kustomization.configMapGenerator);
  for (const { target, path, patch } of kustomization.patches) {
    const kind = new RegExp(`^(${target.kind})$`);
    if (!objects.some((object) => kind.test(object.kind))) {
      throw new Error(`a patch has no target of the kind ${target.kind}`);
    }
    const text = patch ?? read(path ?? '');
    objects = objects.map((object) => (kind.test(object.kind) ? applyPatch(object, text) : object));
  }
  return objects.map((object) => {
    const { namespace } = kustomization;
    const metadata = object.kind === 'Namespace' ? object.metadata : { ...object.metadata, namespace };
    return toObject(withImages({ ...object, metadata }, kustomization.images));
  });
};
