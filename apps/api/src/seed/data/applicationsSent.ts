import { text } from './text.ts';
import type { DemoApplication } from './types.ts';

/** The applications of the demo freelancer, which My Applications shows. */
export const sentApplications: readonly DemoApplication[] = [
  {
    from: 'freelancer',
    to: 'Product designer for a ferry booking app',
    answers: [
      'The seat map of the railway, which is in my portfolio together with the version that failed. Today I would leave it out for journeys of less than half an hour.',
      'Within a month',
    ],
    applied: 1.2,
    cover_letter: text`
      Dear Helena,

      Last spring I took your 8:25 to Cacilhas and tried to buy a ticket on the quay. I gave up at the seat map and paid
      cash. So I know where I would begin.

      For five years I designed booking for a railway, including the part that nobody draws: what happens when the
      connection drops between paying and the ticket. We moved that step in front of the payment, and complaints fell by
      two thirds. The case study is in my portfolio, with the version that failed.

      Three days a week suit me well, and Valencia to Lisbon is a short flight. I could be on the boats from the first of
      the month. I will bring my own pastries.

      Marisol Vega
    `,
  },
  {
    from: 'freelancer',
    to: 'Accessibility specialist, two days a week',
    applied: 3.4,
    opened: 2.6,
    cover_letter: text`
      Hello Kaarel,

      I am a product designer rather than an auditor, so let me say at once why I am writing. For three years I designed
      shift tools for hospitals, together with two nurses who use screen magnifiers. I know the five in the morning you
      describe.

      The screen reader I use most is VoiceOver; NVDA comes second. The finding I am proudest of is a small one: our
      calendar announced "available" for every free shift in a month, 140 times. We changed it to announce the three that
      mattered.

      I would audit in pairs with an engineer, if you can spare one.

      Kind regards
      Marisol
    `,
  },
  {
    from: 'freelancer',
    to: 'Instructional designer for night nurses',
    applied: 17.6,
    decision: {
      decided: 5.1,
      status: 'accepted',
      shares_email: true,
      message: text`
        Marisol, your lesson about the child with croup made our nurse educator put down her coffee. We would love to work
        with you.

        Could we talk on Thursday at ten, Dublin time? I will send the contract and access to the lesson library before
        then. The first deadline is gentler than the advertisement made it sound.

        Aoife
      `,
    },
    cover_letter: text`
      Dear Aoife,

      Before I designed booking flows, I designed lessons for night nurses in a company that trained 4,000 of them. They
      were the strictest audience I have ever had. Anything longer than ten minutes was finished by nobody.

      I enclose a sample that I made for you last night: a call about a child who barks like a seal. It asks for a
      decision in the second sentence. It should take nine minutes, and it is meant to be read on a phone held in one
      hand.

      Best wishes from Valencia
      Marisol
    `,
  },
  {
    from: 'freelancer',
    to: 'Content strategist for a network of small museums',
    applied: 6.3,
    decision: {
      decided: 2.2,
      status: 'rejected',
      message:
        'Your page about the empty page made all of us laugh, and we would have liked to work with you. In the end we need fluent Dutch from the first day, because the curators write as they speak. Please apply again when we look for a designer; that will be in spring.',
    },
    cover_letter: text`
      Dear Joris,

      I can defend an empty page. I have done it in front of a board of eleven, with the chairman's poem at stake.

      Content is half of my work as a designer. For the railway I cut a help section from 640 pages to 90, and wrote a
      guide with which station staff keep it that way. My Dutch is at the level of menus and polite apologies; my German is
      good.

      I would love to see the mud library.

      Marisol Vega
    `,
  },
  {
    from: 'freelancer',
    to: 'Motion designer for a tide clock',
    applied: 22.5,
    decision: { decided: 14.3, status: 'rejected' },
    cover_letter: text`
      Hello,

      A circle and two tides are all I have wanted to animate for years. I am a product designer who moves things when they
      need moving: boarding passes, progress, one very small lighthouse. The lighthouse is in my portfolio.

      I work in Figma and Lottie and would hand over rules that fit on your one page.

      Marisol
    `,
  },
  {
    from: 'freelancer',
    to: 'Customer support for the summer, Portuguese and English',
    applied: 15,
    opened: 12,
    closed: 0.9,
    cover_letter: text`
      Hello,

      I draw screens for a living, and I spent four summers behind a ticket counter before that. I still know what people
      ask when the boat has just left.

      I could answer the chat in the afternoons, and at the same time write down which questions a better sign would save.

      Kind regards
      Marisol
    `,
  },
  {
    from: 'freelancer',
    to: 'Photographer and storyteller for a guest house',
    applied: 4.7,
    opened: 4.2,
    withdrawal: {
      withdrawn: 3.9,
      reason: 'I have read the dates again, and I am on another coast that week. I am sorry for the trouble.',
    },
    cover_letter: text`
      Hello,

      I design more than I photograph, but your house is the kind of place about which I would like to do both. I would
      stay three nights, talk to the cook, and bring a camera that makes no noise at breakfast.

      The story I would look for is the one that guests tell at home. My portfolio has one from a lighthouse that lets its
      lamp room.

      Marisol Vega
    `,
  },
];
