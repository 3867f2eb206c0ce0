import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../src/pages/*/*.stories.tsx', { eager: true });

/** Every state of every page, by names such as 'JobPage: Loaded'. Pages without stories are not covered. */
export const pages: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(files).flatMap(([path, stories]) =>
    // The types of the files are unknown here, and so are the stories' props, which all have defaults.
    Object.entries(composeStories(stories) as Record<string, ComponentType>).map(
      ([name, Story]) => [`${path.split('/').at(-2)}: ${name}`, Story] as const,
    ),
  ),
);
