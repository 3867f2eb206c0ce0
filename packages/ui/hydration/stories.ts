import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../src/pages/*/*.stories.tsx', { eager: true });

/** Every state of every page, by names like 'JobPage: Loaded'. A page without stories does not exist. */
export const pages: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(files).flatMap(([path, stories]) =>
    // Composed of unknown files, they are components of unknown props, all of which have defaults by now.
    Object.entries(composeStories(stories) as Record<string, ComponentType>).map(
      ([name, Story]) => [`${path.split('/').at(-2)}: ${name}`, Story] as const,
    ),
  ),
);
