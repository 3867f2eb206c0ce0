import type { ReactNode } from 'react';
import type { Space } from '../../theme/sprinkles.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { section } from './Section.css.ts';

export interface SectionProps {
  title: string;
  /** The id that links to the section use. */
  id?: string;
  /** The space between the title and the children. */
  space?: Space;
  /** Draws a line below the section. Use it for adjacent sections of different lengths. */
  divided?: boolean;
  children: ReactNode;
}

/**
 * Frames a part of a page or a form, with a title.
 *
 * @use For each titled part of a page or a long form.
 * @instead {@link Card} for one item of several. {@link PageBand} for a part as wide as the window.
 */
export function Section({ title, id, space = '24', divided = false, children }: SectionProps) {
  return (
    <section className={section({ divided })}>
      <Stack space={space}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
