import type { ReactNode } from 'react';
import { Heading, Stack } from '../../primitives/index.ts';
import { section } from './EditProfileForm.css.ts';

/** A part of the form under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section}>
      <Stack space="24">
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </section>
  );
}
