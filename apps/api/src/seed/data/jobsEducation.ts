import { text } from './text.ts';
import type { DemoJob } from './types.ts';

export const educationJobs: readonly DemoJob[] = [
  {
    client: 'tidewright',
    title: 'Trainer for passenger safety courses',
    short_description:
      'Teach 140 crew members in groups of ten how to stay calm, and how to keep three hundred passengers calm with them.',
    description: text`
      Every crew member repeats the passenger safety course each year. At the moment it is a film from 2009 and a
      multiple-choice test. They know the answers by heart, including the two wrong ones.

      We would like a course that is held on a real boat, after the last departure: a fire in the galley, a man in the
      water, a school class that has lost a child. You design four such evenings with our safety officer, run them for three
      months, and leave us a handbook.

      A maritime background or years in emergency services are a must, and so is a certificate to train adults. The
      course is held in Portuguese. Seven in ten of your participants have been on the water longer than any of us.
    `,
    location: 'Lisbon, Portugal',
    salary_range: '€280 an evening',
    pay: null,
    employment_type: 'contract',
    remote: 'onsite',
    country: 'PT',
    posted: 0,
    closes: 29,
  },
  {
    client: 'kindling',
    title: 'Curriculum designer, lower secondary mathematics',
    short_description: 'Rewrite fractions for a phone screen, a shared textbook and a class of sixty.',
    description: text`
      Kindling's lessons are used by teachers who have forty minutes, one phone and sixty pupils. Most digital lessons
      assume the reverse.

      You would redesign our unit on fractions: twenty lessons, each with an opening question that makes a class argue,
      one explanation on a screen, practice on paper, and a check that takes three minutes to mark. Every lesson is tried
      in two schools before it is finished. You go along, sit at the back and take notes.

      You have taught mathematics to twelve-year-olds for at least three years and still find fractions interesting. You
      know the Kenyan curriculum or can learn it quickly. You write so that a tired teacher can follow.
    `,
    location: 'Nairobi, Kenya',
    salary_range: null,
    pay: { min: 150_000, max: 190_000, currency: 'KES', period: 'month' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'KE',
    posted: 4,
    closes: 24,
  },
  {
    client: 'kindling',
    title: 'Video producer for short science lessons',
    short_description:
      'Thirty films of four minutes, made with what a school already owns: a bucket, a candle, a bicycle pump.',
    description: text`
      We tried animated science lessons. Pupils liked them and remembered the cartoon. Then a teacher in Kisumu filmed
      herself with a bucket of water, and they remembered the physics.

      Come and make thirty films like hers. You plan with our teachers, shoot in their classrooms, edit with subtitles in
      English and Swahili, and keep each one under 15 megabytes so that it travels by message. Natural light, good sound,
      no music under the explanation.

      The right person has directed people who are not actors. Your own camera is welcome; ours is decent. Ten weeks,
      with travel to four counties.
    `,
    location: 'Kisumu, Kenya',
    salary_range: null,
    pay: { min: 6500, max: 6500, currency: 'USD', period: 'project' },
    employment_type: 'contract',
    remote: 'onsite',
    country: 'KE',
    posted: 16,
    closes: 10,
  },
  {
    client: 'kindling',
    title: 'Python instructor, two evenings a week',
    short_description: 'Online evenings for adults who want to change jobs and have never seen a terminal.',
    description: text`
      The course runs for twelve weeks, Tuesdays and Thursdays from seven to nine, with twenty-four people in Nairobi,
      Kampala and Kigali. Some join from a bus.

      You teach from a finished curriculum and improve it as you go. Half of each evening is live coding with mistakes
      left in; the other half is pairs, while you and two assistants walk from room to room. In week nine the groups
      choose a project, and in week twelve they present it to people who hire.

      Please be a working or recently working programmer who has taught before. We will ask you to explain a loop to our
      accountant.
    `,
    location: 'Remote (Africa)',
    salary_range: null,
    pay: { min: 45, max: 45, currency: 'USD', period: 'hour' },
    employment_type: 'part-time',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['GH', 'KE', 'NG', 'ZA'] },
    posted: 8,
    closes: 2,
  },
  {
    client: 'kindling',
    title: 'Assessment specialist',
    short_description:
      'Write exam questions that can be marked by a tired person and answered by a nervous one.',
    description: text`
      Our practice exams have 4,000 questions. We believe that about a third measure reading, luck or the habits of the
      person who wrote them.

      Over six months you review the item bank in mathematics and physics with data from 90,000 attempts, retire what
      does not work, write replacements with our teachers, and train six of them to go on without you. Rasch models may be
      involved; a clear head certainly is.

      Experience in a national exams council, a testing company or a university is what we have in mind. Remote, with two
      workshops in Nairobi.
    `,
    location: 'Remote',
    salary_range: null,
    pay: { min: 50, max: 60, currency: 'USD', period: 'hour' },
    employment_type: 'contract',
    remote: 'remote',
    hire_from: { kind: 'anywhere' },
    posted: 28,
    closes: 19,
  },
  {
    client: 'monsoon',
    title: 'Trainer of English teachers',
    short_description:
      'Coach thirty teachers in six schools to talk less and listen more, in two languages and a great deal of heat.',
    description: text`
      Our English teachers know their grammar better than most native speakers. Their pupils know it as well, and do not
      say a word.

      You would spend a school year with thirty teachers. Observe, teach together, talk it over on the veranda, repeat.
      There are no inspections and no forms; what you see stays between you and the teacher. Once a month all thirty meet
      on a Saturday, and you prepare something that is worth a Saturday.

      A teaching qualification, five years with teenagers, and experience as a coach. Malayalam is an advantage; curiosity
      about it is required. Housing near Fort Kochi is included.
    `,
    location: 'Kochi, India',
    salary_range: null,
    pay: { min: 70_000, max: 80_000, currency: 'INR', period: 'month' },
    employment_type: 'full-time',
    remote: 'onsite',
    country: 'IN',
    posted: 21,
    closes: 32,
  },
  {
    client: 'monsoon',
    title: 'Librarian to open six school libraries',
    short_description:
      '9,000 donated books in cartons, six empty rooms with good light, and one academic year.',
    description: text`
      The books came from everywhere: a closed British Council, three publishers, a retired judge. A quarter are
      wonderful. A quarter are about tax law.

      You sort, catalogue with software that pupils can run, furnish the rooms with a local carpenter, and choose and
      train two pupil librarians per school. At the end of it we want libraries that open
      before the first lesson, with half of their books on loan.

      A diploma in library science, or proof that you have done this before with neither money nor a diploma. You read
      for children in Malayalam and English, and you can lift a carton.
    `,
    location: 'Kochi, India',
    salary_range: null,
    pay: { min: 45_000, max: 45_000, currency: 'INR', period: 'month' },
    employment_type: 'contract',
    remote: 'onsite',
    country: 'IN',
    posted: 34,
    closes: 15,
  },
  {
    client: 'paperheron',
    title: 'Editor for a series of school readers',
    short_description:
      'Twenty-four slim books that reluctant readers of thirteen can carry without embarrassment.',
    description: text`
      They are 64 pages long, look like grown-up novels, and use 3,000 different words. The first eight sold out in
      schools, mostly because pupils stole them, which we regard as a review.

      You would commission and edit the next eight. Find writers who can be gripping in short sentences, hold them to the
      word list without breaking their hearts, read everything aloud, and try each manuscript with a class in Leith and
      another in Dundee.

      You have edited fiction for young people, or taught those who do not like it. Two and a half days a week, part of
      them at our long table under the roof.
    `,
    location: 'Edinburgh, United Kingdom',
    salary_range: 'For half time.',
    pay: { min: 19_000, max: 19_000, currency: 'GBP', period: 'year' },
    employment_type: 'part-time',
    remote: 'hybrid',
    country: 'GB',
    posted: 11,
    closes: 23,
  },
  {
    client: 'haddad',
    title: 'Physics tutor for a stubborn sixteen-year-old',
    short_description:
      'My daughter says that she is bad at physics. She takes radios apart. Please settle this.',
    description: text`
      Nour is in her fifth year at a French-speaking school in Ixelles. She fails tests because she answers the question
      that interests her rather than the one on the paper.

      We would like a tutor for ninety minutes on Wednesdays, at our kitchen table or online: half of it on what school
      wants, half of it on radios, or whatever takes their place. Patience is useful, but what she responds to is somebody
      who admits not knowing and then finds out.

      French or English. Students welcome. She would like to meet you before we decide, and she has a list of questions.
    `,
    location: 'Brussels, Belgium',
    salary_range: null,
    pay: { min: 32, max: 32, currency: 'EUR', period: 'hour' },
    employment_type: 'part-time',
    remote: 'hybrid',
    country: 'BE',
    posted: 3,
    closes: 20,
  },
  {
    client: 'seventhpier',
    title: 'Workshop leader, make a game in a weekend',
    short_description:
      'Six weekends in public libraries with teenagers who have never met and a game that must exist by Sunday at four.',
    description: text`
      The city pays, the libraries open on Sundays, and we bring laptops. What we lack is somebody who can turn twelve
      strangers between thirteen and seventeen into three teams by eleven o'clock on Saturday.

      We use a visual tool, so nobody has to type code, though somebody always wants to. You explain for twenty minutes
      and then help. You notice the girl who draws and says nothing. On Sunday at four, parents come and play.

      Six weekends over half a year, in French, with a colleague at your side. A police check is required and
      paid for. Bring snacks; we refund snacks.
    `,
    location: 'Montréal, Canada',
    salary_range: 'CA$620 a weekend',
    pay: null,
    employment_type: 'contract',
    remote: 'onsite',
    country: 'CA',
    posted: 12,
    closes: 36,
  },
  {
    client: 'willowbend',
    title: 'Instructional designer for night nurses',
    short_description: 'Ten-minute lessons that still make sense at four in the morning, between two calls.',
    description: text`
      Our nurses learn at night, in the gaps. A course that needs an hour is never finished; one that needs ten minutes is
      finished twice.

      You turn clinical protocols into such lessons: sepsis, croup, chest pain by video. Each begins with a call that
      really happened, asks for a decision before it explains, and comes back three weeks later with a variation. A nurse
      educator checks the medicine. You check whether anybody remembers it.

      Articulate or similar, a portfolio with adults in demanding jobs, and the courage to leave things out. Around 300 hours
      over half a year.
    `,
    location: 'Remote (Europe)',
    salary_range: null,
    pay: { min: 48, max: 55, currency: 'EUR', period: 'hour' },
    employment_type: 'contract',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['EEA', 'CH', 'GB'] },
    overlap: { hours: 4, time_zone: 'Europe/Lisbon' },
    posted: 18,
    closes: -1,
  },
];
