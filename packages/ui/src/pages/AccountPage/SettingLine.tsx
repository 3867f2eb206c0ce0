import type { ReactNode } from 'react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { SectionLine } from '../../primitives/Section/SectionLine.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

interface SettingLineProps {
  title: string;
  facts: readonly string[];
  /** What the user can do with the thing, at the end of the line. */
  action: ReactNode;
}

/** Shows one of several things in a row of the account page, such as a device or a passkey. */
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
