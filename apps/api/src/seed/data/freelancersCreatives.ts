import { text } from './text.ts';
import type { DemoFreelancer } from './types.ts';

/** Freelancers in illustration, film, photography and writing. */
export const creatives: readonly DemoFreelancer[] = [
  {
    key: 'kenji',
    first_name: 'Kenji',
    last_name: 'Mori',
    title: 'Motion designer',
    location: 'Osaka, Japan',
    country: 'JP',
    experience: '13',
    hourly_rate: 11_600,
    rate_currency: 'JPY',
    availability_status: 'Available',
    portfolio_link: 'https://kenjimori.example/reel',
    skills: ['Motion design', 'Illustration', 'Video editing', 'Brand identity'],
    bio: text`
      I was a drummer before I was a designer, and I still begin with the rhythm.

      Identities that move, explanations that fit into forty seconds, the small animations inside an app that tell you
      that everything is fine. I work in Lottie, After Effects and pencil.
    `,
    look: {
      ground: 'dusk',
      backdrop: 'sun',
      skin: 'rose',
      hair: 'quiff',
      hairColour: 'ink',
      clothes: 'blazer',
      clothesColour: 'slate',
      glasses: 'round',
      jaw: 0.4,
    },
  },
  {
    key: 'sofia',
    first_name: 'Sofia',
    last_name: 'Lindqvist',
    title: 'Brand designer and illustrator',
    location: 'Gothenburg, Sweden',
    country: 'SE',
    experience: '15',
    hourly_rate: 920,
    rate_currency: 'SEK',
    availability_status: 'Available',
    portfolio_link: 'https://lindqvist.example',
    skills: ['Brand identity', 'Illustration', 'Design systems', 'Product design'],
    bio: text`
      Marks, letters and pictures for organizations that intend to be around for a while: a lifeboat society, two
      breweries, a choir.

      I draw by hand first and keep the system small, so that you can use it when I am gone. My rule is three weeks of
      listening for every week of drawing. It has never been wasted.
    `,
    look: {
      ground: 'mist',
      backdrop: 'waves',
      skin: 'porcelain',
      hair: 'bun',
      hairColour: 'copper',
      clothes: 'apron',
      clothesColour: 'teal',
      jaw: 0.3,
    },
  },
  {
    key: 'joaquim',
    first_name: 'Joaquim',
    last_name: 'Teles',
    title: 'Photographer of work and places',
    location: 'Porto Alegre, Brazil',
    country: 'BR',
    experience: '20',
    hourly_rate: 60,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://joaquimteles.example',
    skills: ['Photography', 'Video editing', 'Social media'],
    bio: text`
      I photograph people doing what they are good at. Kitchens, shipyards, orchestras, a man who repairs accordions.

      Twenty years for magazines, now mostly for small companies that would like to be seen as they are. I travel light,
      arrive early and use the light that is there.
    `,
    look: {
      ground: 'dune',
      backdrop: 'horizon',
      skin: 'amber',
      hair: 'bald',
      hairColour: 'silver',
      beard: 'full',
      clothes: 'crew',
      clothesColour: 'navy',
      jaw: 0.8,
    },
  },
  {
    key: 'meihua',
    first_name: 'Mei-Hua',
    last_name: 'Lin',
    title: 'User researcher for public services',
    location: 'Taipei, Taiwan',
    country: 'TW',
    experience: '9',
    hourly_rate: 70,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://meihualin.example',
    skills: ['User research', 'Product design', 'Market research', 'Content strategy'],
    bio: text`
      I sit next to people while they try to use things, and I stay quiet for longer than is comfortable.

      Metro tickets, health insurance, ferry timetables, a parking app that made a whole city angry. You get findings
      within two days, video where people allow it, and a workshop in which your team draws the conclusions itself.
    `,
    look: {
      ground: 'sky',
      backdrop: 'sun',
      skin: 'rose',
      hair: 'long',
      hairColour: 'ink',
      clothes: 'vneck',
      clothesColour: 'ochre',
      jaw: 0.2,
    },
  },
  {
    key: 'oluchi',
    first_name: 'Oluchi',
    last_name: 'Eze',
    title: 'Copywriter, email and onboarding',
    location: 'Abuja, Nigeria',
    country: 'NG',
    experience: '6',
    hourly_rate: 48,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://oluchieze.example/letters',
    skills: ['Copywriting', 'Email marketing', 'Content strategy', 'Editing'],
    bio: text`
      I write the emails that people do not delete. Usually they are shorter than the ones you have now.

      Banks, a savings app, a chain of pharmacies. I ask for the support inbox before I ask for the brand book. Test
      results included, also the humbling ones.
    `,
    look: {
      ground: 'dawn',
      backdrop: 'sun',
      skin: 'umber',
      hair: 'afro',
      hairColour: 'ink',
      clothes: 'vneck',
      clothesColour: 'plum',
      earrings: true,
      jaw: 0.3,
    },
  },
  {
    key: 'yasmin',
    first_name: 'Yasmin',
    last_name: 'Kaya',
    title: 'Producer of short documentary and lesson films',
    location: 'Izmir, Türkiye',
    experience: '8',
    hourly_rate: 55,
    rate_currency: 'USD',
    availability_status: 'On Leave',
    portfolio_link: 'https://yasminkaya.example/films',
    skills: ['Video editing', 'Course production', 'Photography', 'Social media'],
    bio: text`
      Films of three to ten minutes with people who have never been in front of a camera. They forget me after an hour;
      that is when it becomes good.

      I direct, shoot and cut, and I know a sound engineer who is better than your budget. At home with a newborn until
      the spring, and answering letters slowly but gladly.
    `,
    look: {
      ground: 'kelp',
      backdrop: 'beam',
      skin: 'olive',
      hair: 'lowBun',
      hairColour: 'walnut',
      clothes: 'hoodie',
      clothesColour: 'rosewood',
      jaw: 0.4,
    },
  },
  {
    key: 'rafael',
    first_name: 'Rafael',
    last_name: 'Duque',
    title: 'Translator from Portuguese and Spanish',
    location: 'Medellín, Colombia',
    country: 'CO',
    experience: '16',
    hourly_rate: 40,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://rafaelduque.example',
    skills: ['Translation', 'Editing', 'Copywriting', 'Customer support'],
    bio: text`
      Novels in the morning, contracts in the afternoon. Each makes the other better.

      I grew up in Medellín and Lisbon and studied in Norwich, so I have three mother tongues and an accent in all of
      them. Fourteen published books, one prize, and a drawer of poems that will stay there.
    `,
    look: {
      ground: 'shell',
      backdrop: 'horizon',
      skin: 'honey',
      hair: 'sidePart',
      hairColour: 'walnut',
      beard: 'moustache',
      clothes: 'blazer',
      clothesColour: 'moss',
      jaw: 0.5,
    },
  },
  {
    key: 'chloe',
    first_name: 'Chloé',
    last_name: 'Tremblay',
    title: 'Grant writer and editor, French and English',
    location: 'Québec, Canada',
    country: 'CA',
    experience: '10',
    hourly_rate: 75,
    rate_currency: 'CAD',
    availability_status: 'Available',
    portfolio_link: 'https://chloetremblay.example',
    skills: ['Grant writing', 'Editing', 'Copywriting', 'Translation'],
    bio: text`
      I turn what you do into what a jury can decide on.

      Since 2015 my applications have brought 7.2 million dollars to theatres, shelters and one very good aquarium. I also
      edit annual reports, which can be interesting if somebody insists. I insist.
    `,
    look: {
      ground: 'deep',
      backdrop: 'waves',
      skin: 'rose',
      hair: 'pixie',
      hairColour: 'ash',
      clothes: 'stripes',
      clothesColour: 'rust',
      glasses: 'square',
      jaw: 0.4,
    },
  },
];
