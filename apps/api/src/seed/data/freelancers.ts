import { advisers } from './freelancers-advisers.ts';
import { creatives } from './freelancers-creatives.ts';
import { makers } from './freelancers-makers.ts';
import { text } from './text.ts';
import type { DemoFreelancer } from './types.ts';

/** The freelancer account that anybody may try. */
export const demoFreelancer: DemoFreelancer = {
  key: 'freelancer',
  first_name: 'Marisol',
  last_name: 'Vega',
  title: 'Product designer for booking and learning',
  location: 'Valencia, Spain',
  experience: '10',
  hourly_rate: 72,
  availability_status: 'Available',
  portfolio_link: 'https://marisolvega.example/work',
  skills: ['Product design', 'User research', 'Design systems', 'Instructional design', 'Illustration'],
  bio: text`
    I design the unglamorous middle of products: the seat map, the payment step, the message that arrives when the ferry
    does not.

    Before going freelance I spent three years in a company that trains nurses and five inside a railway operator. There
    I learned to love timetables, and to test with people who are late, tired and carrying a child.

    I work in short rounds, show unfinished things early, and leave a tidy file behind.
  `,
  look: {
    ground: 'mist',
    backdrop: 'sun',
    skin: 'olive',
    hair: 'wavy',
    hairColour: 'espresso',
    clothes: 'stripes',
    clothesColour: 'teal',
    earrings: true,
    jaw: 0.3,
  },
};

/** In the order in which they signed up; the directory shows the last first. */
export const freelancers: readonly DemoFreelancer[] = [
  demoFreelancer,
  ...interleave(makers, creatives, advisers),
];

/** One of each in turn, so that the directory is as varied as the people in it. */
function interleave<Item>(...lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
