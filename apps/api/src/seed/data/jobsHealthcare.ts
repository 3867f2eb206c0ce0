import { text } from './text.ts';
import type { DemoJob } from './types.ts';

export const healthcareJobs: readonly DemoJob[] = [
  {
    client: 'willowbend',
    title: 'Telehealth nurse coordinator',
    short_description:
      'Match night-shift nurses with island clinics, and make the handover at seven in the morning a safe one.',
    description: text`
      Nine island clinics in the west of Ireland have a doctor by day and our nurses, by video, at night. Last year they
      took 6,200 calls. Somebody has to make sure that the right nurse is awake, rested and knows the island.

      You plan the rota, join the handover each morning, follow up on every call that ended with a helicopter, and visit
      each clinic twice a year. You do not take night calls yourself, though we hope that you could.

      You are a registered nurse with five years in emergency or community care, and you have led a team without a title
      for it. Calm on the phone is the skill we cannot teach.

      Home office with travel. The ferry timetable will become part of your life; we apologize in advance for February.
    `,
    location: 'Galway, Ireland',
    salary_range: null,
    pay: { min: 52_000, max: 58_000, currency: 'EUR', period: 'year' },
    employment_type: 'full-time',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['IE'] },
    posted: 2,
    closes: 18,
  },
  {
    client: 'willowbend',
    title: 'Medical writer, living with diabetes',
    short_description:
      'Forty short articles for people who were told on Tuesday that they have type 2 diabetes.',
    description: text`
      Our patients leave the first appointment with a leaflet that was written to be defensible. We would like to give
      them something that was written to be read.

      Forty articles of 300 to 500 words: what to eat at a wedding, what a number on the meter means, what to do about
      the feet. Reading age eleven, no exclamation marks, no guilt. Each is checked by a diabetologist and then by three
      patients, in that order, and the patients have the last word.

      You have written for patients before and can name your sources. You are paid per article, including two rounds of
      changes, and your name stands under each of them.
    `,
    location: 'Remote',
    salary_range: '€260 an article',
    pay: null,
    employment_type: 'contract',
    remote: 'remote',
    hire_from: { kind: 'anywhere' },
    posted: 12,
    closes: 23,
  },
  {
    client: 'willowbend',
    title: 'Health informatics analyst, FHIR',
    short_description: 'Nine clinics, five record systems, one patient. Make them agree on her allergies.',
    description: text`
      Mrs. Conneely is allergic to penicillin in three of our five systems. In the fourth she is allergic to
      "penicilin", and in the fifth to nothing at all.

      You would own the mapping between these systems: code lists, FHIR profiles, data quality rules, and the weekly list
      of contradictions that a clinician has to settle. You would spend as much time with receptionists as with
      engineers, because the receptionists know why the field is empty.

      We look for SNOMED CT and HL7 FHIR in practice, SQL, and tact. A clinical background is welcome in either
      direction: nurses who learned to query and analysts who learned to listen.
    `,
    location: 'Dublin, Ireland',
    salary_range: null,
    pay: { min: 58_000, max: 66_000, currency: 'EUR', period: 'year' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'IE',
    posted: 20,
    closes: 29,
  },
  {
    client: 'willowbend',
    title: 'Clinical trial coordinator, sleep study',
    short_description:
      '180 shift workers, twelve months, one question: does a lamp on the kitchen table help?',
    description: text`
      Together with two universities we test whether light in the evening helps nurses to sleep by day. The protocol is
      approved and the lamps are in the basement. What is missing is the person who keeps the study together.

      You recruit and consent participants, send out devices, chase diaries with kindness, keep the trial master file in
      order and report anything unusual within a day. Good Clinical Practice is your second nature; a certificate can be
      renewed here.

      The appointment is for fourteen months at 80 per cent. Half of the participants answer best after ten at night, so
      some evenings belong to the job, and some mornings do not.
    `,
    location: 'Cork, Ireland',
    salary_range: 'Pro rata.',
    pay: { min: 44_000, max: 44_000, currency: 'EUR', period: 'year' },
    employment_type: 'part-time',
    remote: 'hybrid',
    country: 'IE',
    posted: 29,
    closes: 6,
  },
  {
    client: 'orchardrow',
    title: 'Physiotherapist, three mornings',
    short_description:
      'A neighborhood clinic with long appointments, a small gym and patients who come by tram.',
    description: text`
      Appointments here last forty minutes. That is unusual, it is not negotiable, and it is why our patients get better.

      We are looking for a physiotherapist for Monday, Wednesday and Friday mornings. Most people come after a knee or
      hip replacement; on Fridays you share the room with our falls-prevention group, average age 79, average volume
      high.

      AHPRA registration, an interest in older patients, and the willingness to write notes that the next person can
      read. New graduates are welcome: you would have an hour of supervision each week, during paid time.
    `,
    location: 'Melbourne, Australia',
    salary_range: null,
    pay: { min: 52, max: 60, currency: 'AUD', period: 'hour' },
    employment_type: 'part-time',
    remote: 'onsite',
    country: 'AU',
    posted: 3,
    closes: 31,
  },
  {
    client: 'orchardrow',
    title: 'Practice manager',
    short_description:
      'Lead the reception, the rota and the budget of two clinics, so that the clinicians can forget about all three.',
    description: text`
      Two clinics, 23 people, 41,000 appointments a year, and one coffee machine that everybody has an opinion on.

      The practice manager is the person who knows how all of it fits together. You hire and train the front desk, make
      the rota before anybody asks for it, negotiate with suppliers, and bring the partners a budget they can decide on
      in one evening. When a patient complains, you ring back yourself.

      You have led a team of ten or more in health, hospitality or something equally unpredictable. Knowledge of Medicare
      billing shortens your first month but can be learned. Our last manager stayed for nine years and will overlap with
      you for six weeks.
    `,
    location: 'Melbourne, Australia',
    salary_range: null,
    pay: { min: 98_000, max: 110_000, currency: 'AUD', period: 'year' },
    employment_type: 'full-time',
    remote: 'onsite',
    country: 'AU',
    posted: 22,
    closes: 13,
  },
  {
    client: 'orchardrow',
    title: 'Medical receptionist for Saturdays',
    short_description: 'Be the first voice that a worried person hears, from eight to two, every Saturday.',
    description: text`
      Saturday is when people come who could not come in the week: the baker, the nurse from the other hospital, the
      father with three children of whom one is ill.

      You answer the phone, welcome people, sort the urgent from the loud, take payments and send everybody home with the
      right piece of paper. There are always two of you, and a doctor within shouting distance.

      We will teach you the software. What you should bring is a steady memory for names, a second language if you have
      one (Greek and Vietnamese are spoken most around here), and the ability to say "not today" so that it sounds like
      help.
    `,
    location: 'Melbourne, Australia',
    salary_range: null,
    pay: { min: 36, max: 36, currency: 'AUD', period: 'hour' },
    employment_type: 'part-time',
    remote: 'onsite',
    country: 'AU',
    posted: 0,
    closes: 14,
  },
  {
    client: 'orchardrow',
    title: 'Dietitian for a heart programme',
    short_description:
      'Ten-week group courses for people after a heart attack, with a kitchen instead of slides.',
    description: text`
      Our heart programme ends at the point where it becomes interesting: at home, in front of the fridge. We want to
      add a dietitian who begins there.

      You design and lead a ten-week course for groups of eight and their partners. There is a teaching kitchen, a budget
      for ingredients, and a cardiologist who comes in week six to answer anything. You measure what changes, in blood
      tests and in shopping baskets, and we publish it either way.

      Accredited Practising Dietitian, experience with groups, and respect for the fact that food is also love,
      childhood and Sunday. Two days a week, with a view to more.
    `,
    location: 'Geelong, Australia',
    salary_range: null,
    pay: null,
    employment_type: 'part-time',
    remote: 'onsite',
    country: 'AU',
    posted: 17,
    closes: 27,
  },
  {
    client: 'mbeyasun',
    title: 'Trainer for clinics with solar fridges',
    short_description:
      'Teach 45 village clinics to keep vaccines at four degrees, with equipment that has no manual in their language.',
    description: text`
      This year 45 clinics in the Southern Highlands receive a solar fridge. A fridge that is opened too often, or stands
      in the sun, or has not been cleaned, is a warm cupboard with a nice label.

      You travel with our technicians, two days in each clinic. You train the staff, agree on who does what each morning,
      leave posters that you have drawn with them rather than for them, and come back after three months to see what
      held.

      A nurse, clinical officer or biomedical technician with a talent for teaching would be ideal. Swahili is
      indispensable; Nyakyusa or Safwa will make you friends. The car has four-wheel drive and an opinion about mud.
    `,
    location: 'Mbeya, Tanzania',
    salary_range: null,
    pay: { min: 1400, max: 1700, currency: 'USD', period: 'month' },
    employment_type: 'contract',
    remote: 'onsite',
    country: 'TZ',
    posted: 25,
    closes: 8,
  },
  {
    client: 'monsoon',
    title: 'School counsellor for six schools',
    short_description:
      'One day a week in each school, a door that closes, and the freedom to define what good looks like.',
    description: text`
      Our schools stand where the backwaters meet the city. The pupils are bright, busy and more anxious than they let
      on. Two teachers have started a listening hour at lunch; the queue reached the staircase.

      We would like to employ a trained counsellor for all six schools. You see pupils, train a listening teacher in each
      school, know when and how to refer, and speak with parents who were taught that one does not speak of such things.

      A master's degree in psychology or social work, supervised practice with adolescents, fluent Malayalam and English.
      External supervision twice a month is paid for, and is not optional.
    `,
    location: 'Kochi, India',
    salary_range: null,
    pay: { min: 55_000, max: 65_000, currency: 'INR', period: 'month' },
    employment_type: 'full-time',
    remote: 'onsite',
    country: 'IN',
    posted: 9,
    closes: 35,
  },
  {
    client: 'haddad',
    title: 'Carer for my father, weekday mornings',
    short_description:
      'He is 84, was a ship’s engineer, and does not need help. He needs company that happens to be good at helping.',
    description: text`
      My father lives alone in Saint-Gilles and would like that to stay so. Since his operation, the mornings
      are hard: stairs, buttons, breakfast, seven tablets in the right order.

      We look for one person, not a rota, from eight to eleven, Monday to Friday. Help with washing and dressing, a walk
      to the bakery when the knee allows it, a look at the tablets, and a short note to my sister and me.

      He speaks French, Arabic and machine. He will explain the coffee grinder to you. Experience in care is important to
      us, papers less so than the people who will speak for you.
    `,
    location: 'Brussels, Belgium',
    salary_range: null,
    pay: { min: 19, max: 19, currency: 'EUR', period: 'hour' },
    employment_type: 'part-time',
    remote: 'onsite',
    country: 'BE',
    posted: 6,
    closes: 1,
  },
];
