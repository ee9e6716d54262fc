import { ScaledObject, TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1';
import type { KubernetesObject } from './kustomize.fixture';

/** A class of kubernetes-models. Its method `validate` is compiled from the schema of Kubernetes or KEDA. */
type Model = { apiVersion: string; kind: string; prototype: { validate(): void } };

const models: readonly Model[] = [
  ...[ConfigMap, Deployment, HorizontalPodAutoscaler, Ingress, Job, Namespace, NetworkPolicy],
  ...[PodDisruptionBudget, ScaledObject, Service, TriggerAuthentication],
];

const pathsOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => [`${path}/${key}`, ...pathsOf(item, `${path}/${key}`)])
    : [];

/** Wraps a value so that each path that is read is removed from `unread`. */
const observed = <T extends object>(value: T, path: string, unread: Set<string>): T =>
  new Proxy(value, {
    get: (target, key) => {
      const item: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return item;
      unread.delete(`${path}/${key}`);
      return typeof item === 'object' && item !== null ? observed(item, `${path}/${key}`, unread) : item;
    },
  });

/**
 * Validates an object with the schema of its kind. The schemas allow unknown fields, which Kubernetes ignores or
 * refuses. The compiled validators read each known field and no other, so a field that is not read is unknown.
 * @returns descriptions of wrong, missing and unknown fields; empty if the object is valid
 */
export const schemaProblemsOf = (object: KubernetesObject): string[] => {
  const model = models.find(
    ({ apiVersion, kind }) => apiVersion === object.apiVersion && kind === object.kind,
  );
  if (!model) return [`no schema for ${object.apiVersion} ${object.kind}`];
  const unread = new Set(pathsOf(object, ''));
  const problems: string[] = [];
  try {
    Reflect.apply(model.prototype.validate, observed(object, '', unread), []);
  } catch (error) {
    problems.push(String(error));
  }
  return [...problems, ...[...unread].map((path) => `unknown field ${path}`)];
};
