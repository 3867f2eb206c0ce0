import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { columns, container } from './SectionRow.css.ts';
import type { SectionProps } from './Section.tsx';
import { SectionLine } from './SectionLine.tsx';

export interface SectionRowProps extends Pick<SectionProps, 'title' | 'space' | 'intro'> {
  /** The level of the title in the page's outline. Default: 3. */
  level?: 2 | 3;
  /** The one action of the row, at the end of its line. */
  action?: ReactNode;
  children?: ReactNode;
}

/**
 * Shows one of many short sections of a page, such as a setting, below a line. The title and the introduction are
 * beside the children if there is room.
 */
export function SectionRow({ title, level = 3, space = '16', intro, action, children }: SectionRowProps) {
  return (
    <section className={container}>
      <div className={columns}>
        <Stack space="4">
          <Heading level={level} size="tiny">
            {title}
          </Heading>
          {intro && (
            <Text size="small" tone="muted">
              {intro}
            </Text>
          )}
        </Stack>
        <SectionLine space={space} action={action}>
          {children}
        </SectionLine>
      </div>
    </section>
  );
}
