import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { header } from './PageHeader.css.ts';

/**
 * Shows a page's title, and a sentence or two about the page.
 *
 * @use For the one heading of the first level, which tells readers where they are.
 * @instead {@link Heading} for the parts of a page.
 * @content The title is the page's name in the navigation. The lead says in a sentence or two what users can do on the
 *   page.
 */
export function PageHeader({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className={header}>
      <Heading level={1}>{title}</Heading>
      {lead && (
        <Text size="large" tone="muted">
          {lead}
        </Text>
      )}
    </header>
  );
}
