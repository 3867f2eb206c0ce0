import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';
import { isValidElement } from 'react';
import { sharedProps } from '@skillharbor/tooling/sharedProps';

/** Only the fixtures are imported, because the whole package would load its mock server on every page of Storybook. */
const files = import.meta.glob<Record<string, unknown>>(
  ['../packages/mocks/src/fixtures/*.ts', '!**/*.test.ts'],
  {
    eager: true,
  },
);
const fixtures = Object.values(files).flatMap((file) => Object.entries(file));

/**
 * Describes the props that mean the same everywhere, and replaces controls with ones that a designer can use: designers choose data by the name of a fixture with the same
 * shape, and a resource or a submission by its state. A value that cannot be typed has no control.
 */
export const readableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { [name]: value } = initialArgs;
      const isChosen = argType.control || argType.options;
      const description = argType.description || sharedProps[name];
      const described = description === undefined ? argType : { ...argType, description };
      return [name, isChosen ? described : { ...described, ...controlOf(argType.type, value) }];
    }),
  );

/** The types for which Storybook offers a control other than an empty JSON editor. */
const typed = new Set<string | undefined>(['boolean', 'string', 'number', 'enum']);
const noControl = { control: { disable: true } };

function controlOf(type: SBType | undefined, value: unknown) {
  // If React content is only text, its control is a text field.
  const isContent = type?.name === 'other' && type.value === 'ReactNode';
  if (isContent && (value === undefined || typeof value === 'string'))
    return { control: { type: 'text' as const } };
  if (value === undefined || value === null) return typed.has(type?.name) ? {} : noControl;
  const choices = choicesFor(value);
  if (Object.keys(choices).length > 1)
    return { options: Object.keys(choices), mapping: choices, control: { type: 'select' as const } };
  return canBeTyped(value) ? {} : noControl;
}

/** Returns the replacements for a value, by the names that the control shows. */
function choicesFor(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return fixturesLike(value);
  switch (value['status']) {
    case 'ready':
      return {
        ...mapValues(fixturesLike(value['data']), (data) => ({ status: 'ready', data })),
        ready: value,
        ...loading,
      };
    case 'loading':
    case 'error':
      return loading;
    case 'idle':
    case 'submitting':
    case 'failed':
      return submission;
    default:
      return fixturesLike(value);
  }
}

const ignore = () => undefined;
const loading = {
  loading: { status: 'loading' },
  failed: { status: 'error', message: 'The connection was lost.', onRetry: ignore },
};
const submission = {
  idle: { status: 'idle' },
  submitting: { status: 'submitting' },
  failed: { status: 'failed', message: 'The connection was lost. Please try again.' },
};

/** Returns the fixtures that have the same properties as a value. */
function fixturesLike(value: unknown): Record<string, unknown> {
  const shape = shapeOf(value);
  return Object.fromEntries(fixtures.filter(([, fixture]) => shape !== '' && shapeOf(fixture) === shape));
}

/** Describes a value by the names of its properties, and a list by those of its first element. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value))
    return value.length > 0 && isRecord(value[0]) ? `list of ${shapeOf(value[0])}` : '';
  return isRecord(value) ? Object.keys(value).toSorted().join() : '';
}

/** Returns true if a designer can enter the value as JSON text. */
function canBeTyped(value: unknown): boolean {
  if (isValidElement(value) || typeof value === 'function') return false;
  if (Array.isArray(value)) return value.every(canBeTyped);
  return !isRecord(value) || Object.values(value).every(canBeTyped);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isValidElement(value);

const mapValues = <Value>(values: Record<string, unknown>, change: (value: unknown) => Value) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
