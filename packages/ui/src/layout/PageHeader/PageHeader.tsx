import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { header } from './PageHeader.css.ts';

/**
 * Shows a page's title, and a sentence or two about it.
 *
 * @use At the top of a page.
 * @instead {@link Heading} for the parts of a page.
 * @content The title is the page's name in the navigation. The lead says what can be done here, in a sentence or two.
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
