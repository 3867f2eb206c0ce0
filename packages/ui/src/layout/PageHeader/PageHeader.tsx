import { Heading, Text } from '../../primitives/index.ts';
import { header } from './PageHeader.css.ts';

/** A page's name, and in a sentence or two what it is about. */
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
