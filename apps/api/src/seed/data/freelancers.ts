import { advisers } from './freelancersAdvisers.ts';
import { creatives } from './freelancersCreatives.ts';
import { makers } from './freelancersMakers.ts';
import { text } from './text.ts';
import type { DemoFreelancer } from './types.ts';

/** The demo freelancer. */
export const demoFreelancer: DemoFreelancer = {
  key: 'freelancer',
  first_name: 'Marisol',
  last_name: 'Vega',
  title: 'Product designer for booking and learning',
  location: 'Valencia, Spain',
  country: 'ES',
  experience: '10',
  hourly_rate: 72,
  rate_currency: 'EUR',
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

/** The freelancers, in the order in which they signed up. The directory shows the newest accounts first. */
export const freelancers: readonly DemoFreelancer[] = [
  demoFreelancer,
  ...interleave(makers, creatives, advisers),
];

/** Takes freelancers from each group in turn, so that neighbours in the directory are varied. */
function interleave<Item>(...lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
