import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../src/pages/*/*.stories.tsx', { eager: true });

/** The stories of every page, by names such as 'JobPage: Loaded'. Pages without stories are not covered. */
export const pages: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(files).flatMap(([path, stories]) =>
    // The types of the imported files are unknown here. The stories' props are unknown as well, but all of them have
    // defaults.
    Object.entries(composeStories(stories) as Record<string, ComponentType>).map(
      ([name, Story]) => [`${path.split('/').at(-2)}: ${name}`, Story] as const,
    ),
  ),
);
