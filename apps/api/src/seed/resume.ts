/** Draws resumes for the demo data, one page each. */
import { histories } from './data/histories.ts';
import type { DemoFreelancer } from './data/types.ts';
import { pdf } from './pdf.ts';
import type { Paragraph } from './pdf.ts';

const BODY = '0.11 0.14 0.19';
const MUTED = '0.32 0.36 0.42';
const ACCENT = '0.04 0.36 0.4';

/** Returns the resume as a PDF. For the same person and date, it always consists of the same bytes. */
export function resumeOf(person: DemoFreelancer, email: string, writtenAt: Date): Buffer<ArrayBuffer> {
  const name = `${person.first_name} ${person.last_name}`;
  const year = writtenAt.getUTCFullYear();
  return pdf({ title: `Resume of ${name}`, author: name, writtenAt }, [
    { text: name, isBold: true, size: 26, colour: BODY, after: 4 },
    { text: person.title, size: 13, colour: ACCENT, after: 4 },
    {
      text: [person.location, email, person.portfolio_link].join('   |   '),
      size: 9.5,
      colour: MUTED,
      after: 22,
    },
    heading('About me'),
    ...person.bio.split('\n\n').map(body),
    heading('Experience'),
    ...(histories[person.key] ?? []).flatMap(({ from, to, role, employer }) => [
      { text: role, isBold: true, size: 10.5, colour: BODY },
      {
        text: `${employer}, ${year - from} to ${to === 0 ? 'today' : year - to}`,
        size: 9.5,
        colour: MUTED,
        after: 8,
      },
    ]),
    heading('Skills'),
    body(person.skills.join(', ')),
  ]);
}

function heading(text: string): Paragraph {
  return { text, isBold: true, size: 12, colour: ACCENT, before: 12, after: 6 };
}

function body(text: string): Paragraph {
  return { text, size: 10.5, colour: BODY, after: 8 };
}
