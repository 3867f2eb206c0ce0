import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { header } from './PageHeader.css.ts';

/** A page's title, and a sentence or two about it. */
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
