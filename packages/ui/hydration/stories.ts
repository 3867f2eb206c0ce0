import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../src/pages/*/*.stories.tsx', { eager: true });

/** Every state of every page, by names like 'JobPage: Loaded'. A page without stories is not covered. */
export const pages: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(files).flatMap(([path, stories]) =>
    // The files are unknown here, so the stories' props are as well; all of them have defaults.
    Object.entries(composeStories(stories) as Record<string, ComponentType>).map(
      ([name, Story]) => [`${path.split('/').at(-2)}: ${name}`, Story] as const,
    ),
  ),
);
