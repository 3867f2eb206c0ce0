import type { ReactNode } from 'react';
import type { Space } from '../../theme/sprinkles.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { columns, container, section } from './Section.css.ts';

export interface SectionProps {
  title: string;
  /** The id of the section, for links to it. */
  id?: string;
  /** The space between the title and the children. */
  space?: Space;
  /** Draws a line below the section. Use it for sections of different lengths that are side by side. */
  divided?: boolean;
  /** A sentence or two below the title. */
  intro?: string;
  /**
   * Puts the title and the introduction beside the children if there is room, below a line. Use it for pages with many
   * short sections, such as settings.
   */
  beside?: boolean;
  children: ReactNode;
}

/**
 * Frames a part of a page or a form, with a title.
 *
 * @use For each titled part of a page or a long form.
 * @instead {@link Card} for one item of several. {@link PageBand} for a part as wide as the window.
 */
export function Section({
  title,
  id,
  space = '24',
  divided = false,
  intro,
  beside = false,
  children,
}: SectionProps) {
  const head = (
    <Heading level={2} id={id}>
      {title}
    </Heading>
  );
  if (!beside)
    return (
      <section className={section({ divided })}>
        <Stack space={space}>
          {head}
          {intro && <Text tone="muted">{intro}</Text>}
          {children}
        </Stack>
      </section>
    );
  return (
    <section className={container}>
      <div className={columns}>
        <Stack space="8">
          {head}
          {intro && <Text tone="muted">{intro}</Text>}
        </Stack>
        <Stack space={space}>{children}</Stack>
      </div>
    </section>
  );
}
