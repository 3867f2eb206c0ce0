import { text } from './text.ts';
import type { DemoApplication } from './types.ts';

/**
 * The applications to jobs of the demo client: for three jobs, applications without a decision, and also applications
 * with a decision.
 */
export const receivedApplications: readonly DemoApplication[] = [
  {
    from: 'meihua',
    to: 'Product designer for a ferry booking app',
    answers: [
      'The ticket machine in Taipei. I would film the people before I draw anything, instead of after.',
      'Within two weeks',
    ],
    applied: 0.3,
    cover_letter: text`
      Dear Helena,

      You write that you want to begin on the boats and in the ticket hall. I am a researcher who designs, and that
      sentence is why I apply.

      In Taipei I worked on the harbor ferries' new ticket machine. We stood beside the old one for nine days and counted
      what people said to it. Most of it cannot be repeated, but it told us where to put the button. Queues at the busiest
      pier went from eleven minutes to four.

      I would come to Lisbon for the six months. In your second week you would have a film of ten minutes that your
      engineers will want to see twice.

      Lin Mei-Hua
    `,
  },
  {
    from: 'sofia',
    to: 'Product designer for a ferry booking app',
    answers: [
      'The icons of the boats in Gothenburg are the closest I have. Today I would test them with people who are late.',
      'Later',
    ],
    applied: 2.1,
    cover_letter: text`
      Hi,

      I make identities more often than flows, so perhaps I am the wrong person. But the boats of Gothenburg carry my
      icons, and for two years I have watched people misunderstand one of them every morning on my way to the studio. I
      have learned more from that icon than from any prize.

      If you would like somebody who thinks of the app, the sign on the quay and the printed card as one thing, I would
      enjoy talking. I could do two days a week rather than three.

      Sofia
    `,
  },
  {
    from: 'anneli',
    to: 'Product designer for a ferry booking app',
    answers: [
      'Tickets for the library bus, on page two of my resume. I would put the timetable first, and the map second.',
      'Within a month',
    ],
    applied: 2.8,
    opened: 2.2,
    shortlisted: 2,
    cover_letter: text`
      Dear Tidewright team,

      I am a frontend engineer and would apply as one half of a pair, but I do not know a designer who is free, so here I
      am as the half that can also draw.

      What I can promise: the flow will work with a keyboard, with a screen reader, and in the sun. What I cannot promise:
      beautiful illustrations of dolphins.

      I have attached my resume. The project on page two, tickets for a library bus, is the closest to yours.

      Anneli Rebane
    `,
  },
  {
    from: 'kenji',
    to: 'Product designer for a ferry booking app',
    answers: [
      'None that I shipped: the waiting screens of an airline. I would make them shorter.',
      'Within two weeks',
    ],
    applied: 3.1,
    decision: {
      decided: 0.9,
      status: 'rejected',
      message:
        'Thank you for the little film of our logo in the waves; it is on the wall of the ticket hall now. For this job we need more experience with checkout flows than with motion. May we write to you when we get to the animations?',
    },
    cover_letter: text`
      Dear Helena,

      A ferry app should feel like a ferry: a little slower than you expect, and then suddenly there.

      I am a motion designer. I have not designed a checkout, but I have made waiting pleasant for a bank, an airline and a
      noodle shop. I have taken the liberty of attaching eleven seconds of your logo in the waves.

      Kenji Mori
    `,
  },
  {
    from: 'diego',
    to: 'Backend engineer for live departure times',
    applied: 0.8,
    cover_letter: text`
      Dear Helena,

      Your question, when is a boat late and when is it just waiting, is a forecasting problem in disguise, and I would
      like to take its disguise off.

      For a port terminal in San Antonio I built arrival estimates from AIS positions. The first version was one rule and a
      table. It beat the vendor's model, and it still runs. I write Python by preference and Go when asked.

      I would be six hours behind you, which means that your evening departures have my full attention.

      Diego Fuentes
    `,
  },
  {
    from: 'tunde',
    to: 'Backend engineer for live departure times',
    applied: 4.6,
    decision: { decided: 0.4, status: 'accepted' },
    cover_letter: text`
      Dear Helena,

      For six years I told passengers between Lagos and Accra when their bus would leave. The printed timetable was a work
      of fiction there as well.

      What helped was to stop announcing times and start announcing confidence: "about 14:10" until the bus had passed the
      last junction, and "14:12" after that. People forgave us the word "about". They had never forgiven us a wrong minute.

      The service is 3,000 lines of Go and one PostgreSQL database. It has been rewritten once and called me at night twice
      in the last year. I would be glad to show you the code, to move to Lisbon for this, and to meet the captain who
      answers questions.

      Tunde Adeyemi
    `,
  },
  {
    from: 'bilal',
    to: 'Backend engineer for live departure times',
    applied: 6.2,
    decision: {
      decided: 3.5,
      status: 'accepted',
      shares_email: true,
      message:
        'Bilal, the captain has read your letter aloud on the bridge. Shall we talk about how you could begin with two days a week? I am free on Wednesday after the 15:40 has left.',
    },
    cover_letter: text`
      Bonjour Helena,

      Ten years on call for the port of Marseille. I know what fog does to a position report, and what a position report
      does to a press officer.

      I would read the stream, write it to one table, and compute everything else from there. No queue, as you say. Boards,
      app and loudspeakers get the same sentence at the same second, because nothing makes people run like two clocks that
      disagree.

      I am booked until the end of the quarter, but could give you two days a week from now on. I sail, if that counts.

      Bilal Cherif
    `,
  },
  {
    from: 'vikram',
    to: 'Backend engineer for live departure times',
    applied: 7.4,
    decision: {
      decided: 3.4,
      status: 'rejected',
      message:
        'Your work for the Kerala boats is impressive, and closest to ours of all. We are looking for somebody on the server side, though. Our app will need an Android developer next year, and I have put your name on the first line of that list.',
    },
    cover_letter: text`
      Dear Madam,

      The state boats of Alappuzha run on my Android app. Conductors use it to sell tickets with one thumb, and it reports
      the boat's position every thirty seconds, or when there is a signal, whichever comes later.

      I have written the server for it as well, in Java, though I am first of all an Android developer. I would be very
      happy to work for boats again.

      Vikram Menon
    `,
  },
  {
    from: 'oluchi',
    to: 'Email campaign for the summer timetable',
    answers: ['A reminder to pharmacy customers on the day after a recall. They had been called already.'],
    applied: 0.2,
    cover_letter: text`
      Hi Helena,

      "Your 7:10 now leaves at 7:14. Four more minutes of sleep." That would be my first subject line. I would test it
      against a plain one, and I expect the plain one to win on Mondays.

      I write timetable-like mail for a living: a bank that changed its branch hours, a pharmacy chain that moved 60,000
      repeat prescriptions. For you I would send six mails to those who need six and one to those who need one. People who
      travel on Saturdays only should not hear about Tuesdays.

      I write English. I would work with your translator line by line, because a joke that arrives late is not a joke.
    `,
  },
  {
    from: 'rafael',
    to: 'Email campaign for the summer timetable',
    answers: ['A newsletter in two languages, of which one had nothing to say. It went out in one.'],
    applied: 0.7,
    opened: 0.5,
    revealed: 0.4,
    cover_letter: text`
      Dear Helena,

      You look for one person who writes one language beautifully. I translate, so I have spent sixteen years making sure
      that no reader can tell which of two texts was first.

      For the card at the turnstile I would begin with the Portuguese: it has to be read aloud by a mother to a child who
      is already through. The mails can follow the card, not the other way round.

      I have no data of my own to show, only a reading list, and three timetables that I keep because they are well
      written.
    `,
  },
  {
    from: 'chloe',
    to: 'Email campaign for the summer timetable',
    answers: ['The fourth letter about ice. Nobody had asked since the third.'],
    applied: 0.6,
    withdrawal: { withdrawn: 0.3, reason: 'A client from last year has booked me for the whole summer.' },
    cover_letter: text`
      Dear Helena,

      I usually write for juries, who read on paper and with suspicion. Commuters, I imagine, are similar before coffee.

      Two years ago I rewrote the winter letters of Québec's river ferry for 9,000 passengers. Complaints about ice went
      down, although the ice did not. I attach the letters with my resume.

      The card at the turnstile interests me most. Sixty hours are enough.
    `,
  },
  {
    from: 'harpreet',
    to: 'Management accountant, two days a week',
    applied: 24.7,
    decision: {
      decided: 19.2,
      status: 'accepted',
      message:
        'The sample sheet for the 7:10 convinced us before we reached the second tab. Welcome aboard, Harpreet.',
    },
    cover_letter: text`
      Dear Helena,

      I have modelled crossings for British Columbia's smaller routes, and I was surprised, each time, by cleaning. You
      mention match days; I suspect that you know.

      Attached is what one of your departures might look like on a page: fuel by tide, crew by roster, the quay by minute.
      The numbers are invented. The questions are not.

      I read Portuguese receipts with patience and a dictionary, and would take two fixed days a week, remotely, with a
      visit each quarter.

      Harpreet Gill
    `,
  },
  {
    from: 'patrick',
    to: 'Management accountant, two days a week',
    applied: 27.9,
    decision: {
      decided: 19.1,
      status: 'rejected',
      message:
        'We would have enjoyed working with you, Patrick. We need somebody who reads Portuguese from the start.',
    },
    cover_letter: text`
      Dear Ms. Duarte,

      I kept the books of the Shannon car ferry for nine seasons. I know what one crossing costs, what it costs with a
      hurling final on the other side, and how to explain the difference to a skipper.

      I have no Portuguese, and at 58 I would be a slow learner, so I mention it in the second paragraph and not the last.
      If it can be managed, I would be delighted. If it cannot, I wish you somebody who rings when a number looks odd.

      Yours sincerely
      Patrick Nolan
    `,
  },
  {
    from: 'aroha',
    to: 'Customer support for the summer, Portuguese and English',
    applied: 33.2,
    decision: {
      decided: 28.4,
      status: 'accepted',
      message:
        'Aroha, five years of ferry passengers and still kind: please come. Your Portuguese is better than you claim, says my colleague who rang you pretending to have lost a dog.',
    },
    cover_letter: text`
      Kia ora Helena,

      I would like to spend my winter in your summer.

      For five years I answered passengers on Cook Strait, where the question is usually whether the boat will sail and the
      answer is usually weather. I learned to say "I do not know yet" so that people thank me for it.

      I speak Portuguese since two years in Recife, with an accent that makes people from Lisbon smile. I could start two
      weeks early and help with the list of answers.

      Aroha Ngata
    `,
  },
  {
    from: 'rafael',
    to: 'Customer support for the summer, Portuguese and English',
    applied: 30.5,
    decision: { decided: 28.3, status: 'rejected' },
    cover_letter: text`
      Estimada Helena,

      I translate novels, and in summer nobody sends me any. I was a student in Lisbon and sold sardines to tourists two
      hundred metres from your counter, so I know both the questions and the light.

      Portuguese, Spanish, English and serviceable French. I am available from the middle of June, and I look acceptable in
      uniforms.

      Rafael Duque
    `,
  },
];
