import type { ReactNode } from 'react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { SectionLine } from '../../primitives/Section/SectionLine.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

interface SettingLineProps {
  title: string;
  facts: readonly string[];
  /** The controls for the item, at the end of the line. */
  action: ReactNode;
}

/** Shows one of the items that a row of the account page contains, such as a device or a passkey. */
export function SettingLine({ title, facts, action }: SettingLineProps) {
  return (
    <SectionLine space="4" action={action}>
      <Text weight="medium">
        <bdi>{title}</bdi>
      </Text>
      <Inline space="8">
        {facts.map((fact) => (
          <Text key={fact} size="small" tone="muted" numeric>
            {fact}
          </Text>
        ))}
      </Inline>
    </SectionLine>
  );
}
