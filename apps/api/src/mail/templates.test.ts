import { languageValues } from '@skillharbor/contract';
import type { Language } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { describe, expect, test } from 'vitest';
import { changeLines } from '../marketplace/applications/changeLines.ts';
import type { Mail } from './mails.repository.ts';
import { contactMail } from './contactTemplates.ts';
import { mailsIn, TITLE } from './samples.ts';
import { textsIn } from './texts/index.ts';

const mail = (message: string) =>
  contactMail({
    to: 'ada@example.com',
    firstName: 'Ada',
    language: null,
    threadId: 7,
    replyTo: null,
    subject: 'Hello',
    site: 'https://harbor.test',
    message,
  });

test('a mail shows paragraphs, lists and links in a user’s text in the same way as a page', () => {
  const { html, text } = mail(
    'Hello <b>Ada</b>,\nwelcome.\n\n- draw\n- build\n\n3. See https://a.example/?a=1&b=2.',
  );
  expect(html).toContain('>Hello &lt;b&gt;Ada&lt;/b&gt;,<br>\nwelcome.</p>');
  expect(html).toContain('<li>draw</li><li>build</li></ul>');
  expect(html).toContain(
    '<li value="3">See <a href="https://a.example/?a=1&amp;b=2" rel="nofollow ugc noopener">https://a.example/?a=1&amp;b=2</a>.</li></ol>',
  );
  expect(text).toContain('> - draw\n> - build');
});

test('a mail never turns a part of a user’s text into an HTML element or attribute', () => {
  const { html } = mail(
    `https://a.example/'onload='x"><script>alert(1)</script>\n- <img src=x onerror=alert(1)>`,
  );
  expect(html).not.toMatch(/<(script|img)|href="[^"]*['<>]/);
});

test('a user who has chosen no language gets mails in English', () => {
  expect(mail('Hello')).toMatchObject({ language: 'en' });
});

const sentences = ({ subject, text }: Mail) => [subject, ...text.split('\n')];

/**
 * The texts of each language that name a client without a company and introduce a client's message. A language without
 * such texts uses the English ones.
 */
const clientNames: { en: [string, string] } & Partial<Record<Language, [string, string]>> = {
  en: ['the client', 'The client wrote:'],
  de: ['der Auftraggeber', 'Der Auftraggeber schrieb:'],
  ar: ['جهة العمل', 'كتبت جهة العمل:'],
};

describe.each(languageValues)('the mails in the language %s', (language) => {
  test.each(Object.entries(mailsIn(language)))('declare their language and direction: %s', (_, mail) => {
    expect(mail).toMatchObject({ language, to: 'ada@example.com' });
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(mail.html).toContain(`<div lang="${language}" dir="${direction}">`);
  });

  test.each([noCompany, ''])(
    'have “the client” in place of the company’s name if the name is stored as “%s”',
    (company) => {
      const { acceptance, rejection, reply, deletedQuestion, ...others } = mailsIn(language, company);
      const [client, wrote] = clientNames[language] ?? clientNames.en;
      for (const mail of [rejection, reply, deletedQuestion]) expect(mail?.text).toContain(client);
      expect(acceptance?.text).toContain(wrote);
      for (const mail of [acceptance, rejection, reply, deletedQuestion, ...Object.values(others)]) {
        expect(mail?.text).not.toContain(noCompany);
        // If a mail cannot name the company, the text must have neither two spaces nor a wrong article in place of the
        // name.
        expect(mail?.text).not.toMatch(/ {2}|\bvon der Auftraggeber|\bby the client/);
      }
    },
  );

  test('mails greet their receivers by name, unless a stranger may have typed the address, and contain the title of the job', () => {
    const { passwordReset, confirmation, newAddress, addressTaken, messageSent, teamInvitation, ...known } =
      mailsIn(language);
    const { signUpInvitation, ...named } = known;
    const { reportReceived, ...reported } = named;
    const isToReporter = ([name]: [string, Mail]) => name.startsWith('reportDecided');
    const toReporters = Object.entries(reported).filter(isToReporter);
    const toReporter = [reportReceived, ...toReporters.map(([, mail]) => mail)];
    const letters: Record<string, Mail> = Object.fromEntries(
      Object.entries(reported).filter((entry) => !isToReporter(entry)),
    );
    expect(passwordReset?.text).toContain('https://harbor.test/reset-password#token=abc');
    for (const mail of [confirmation, newAddress])
      expect(mail?.text).toContain('https://harbor.test/confirm-address#token=abc');
    expect(teamInvitation?.text).toContain('https://harbor.test/join-team#token=abc');
    expect(signUpInvitation?.text).toContain('https://harbor.test/signup#token=abc');
    for (const mail of toReporter) expect(mail?.text).toContain('https://harbor.test/report#token=abc');
    const toStrangers = [
      confirmation,
      newAddress,
      addressTaken,
      messageSent,
      teamInvitation,
      signUpInvitation,
    ];
    for (const mail of [...toStrangers, ...toReporter]) expect(mail?.text).not.toContain('Ada');
    for (const mail of [messageSent, letters['threadAnswer']])
      expect(mail?.text).toContain('https://harbor.test/thread#token=abc');
    for (const letter of Object.values(letters)) expect(letter.text.split('\n')[0]).toContain('Ada');
    const {
      contact,
      thread,
      threadAnswer: _answer,
      passwordChanged,
      newDevice,
      unknownDevice: _unknown,
      addressChanged,
      deletion,
      retention,
      foundFreelancers,
      digest,
      ...others
    } = letters;
    const { passkeyAdded, passkeyRemoved, codesTurnedOn, codesTurnedOff, ...more } = others;
    const { recoveryCodeUsed, recoveryCodesRenewed, factorsRemoved, ...byOperators } = more;
    const { sessionsEnded, deletionByOperator, deletionCancelled, ...decided } = byOperators;
    expect(deletionByOperator?.text).toContain('You asked us by letter.');
    const { dismissed, changeRequested, hidden, suspended, accountEnded, ...appealed } = decided;
    const { appealDecided, appealRejected, ...aboutJob } = appealed;
    const rulings = [dismissed, changeRequested, hidden, suspended, accountEnded];
    for (const mail of [...rulings, appealDecided, appealRejected])
      expect(mail?.text).toMatch(/harbor\.test\/statement\?notification=[\w-]+#token=abc/);
    const aboutCodes = [codesTurnedOn, codesTurnedOff, recoveryCodeUsed, recoveryCodesRenewed];
    const aboutAccount = [passkeyAdded, passkeyRemoved, factorsRemoved, sessionsEnded, deletionCancelled];
    for (const mail of [...aboutAccount, deletionByOperator, ...aboutCodes])
      expect(mail?.text).toContain('https://harbor.test/');
    for (const said of [TITLE, 'harbor.test/job/4?notification=1', 'harbor.test/manage-job/4?notification=2'])
      expect(digest?.text).toContain(said);
    for (const said of [
      'Ada Okafor',
      'https://harbor.test/freelancer/7',
      'https://harbor.test/saved-search#token=abc',
    ])
      expect(foundFreelancers?.text).toContain(said);
    expect(foundFreelancers?.subject).toContain('Ada Okafor');
    expect(retention?.text).toContain(TITLE);
    expect(retention?.text).toContain('https://harbor.test/dashboard');
    expect(addressChanged?.text).toContain('https://harbor.test/restore-address#token=abc');
    expect(deletion?.text).toContain('https://harbor.test/account');
    expect(passwordChanged?.text).toContain('https://harbor.test/forgot-password');
    for (const said of [
      'Firefox',
      'Windows',
      'https://harbor.test/account',
      'https://harbor.test/forgot-password',
    ])
      expect(newDevice?.text).toContain(said);
    for (const mail of [contact, thread]) {
      expect(mail?.subject).not.toBe('');
      expect(mail?.text).toContain('https://harbor.test/messages/visitor/7');
    }
    for (const [name, letter] of Object.entries(aboutJob)) {
      // Skips mails about refused replies, because the job may no longer exist.
      if (name.startsWith('replyRefused')) continue;
      expect(letter.subject).toContain(TITLE);
      expect(letter.text).toContain(TITLE);
    }
  });
});

/** Matches lines that a user wrote, and lines that are the same in every language. */
const unchanged = /^(> .*|https:.*|1|2|)$/;

test.each(['de', 'ar'] as const)('no sentence of a mail in the language %s is English', (language) => {
  const english = mailsIn('en');
  const left = Object.entries(mailsIn(language)).flatMap(([name, mail]) => {
    const said = new Set(english[name] && sentences(english[name]));
    return sentences(mail).filter((sentence) => said.has(sentence) && !unchanged.test(sentence));
  });
  expect(left).toEqual([]);
});

describe.each(languageValues)('an acceptance in the language %s', (language) => {
  const { acceptance, acceptanceWithAddress: shared } = mailsIn(language);

  test('an acceptance contains the client’s email address, which also receives replies, if the client shares the address', () => {
    expect(shared?.replyTo).toBe('li@example.com');
    expect(shared?.text).toContain('li@example.com');
    expect(shared?.html).toContain('li@example.com');
  });

  test('an acceptance contains no email address if the client does not share the address', () => {
    expect(acceptance).not.toHaveProperty('replyTo');
    expect(acceptance?.text).not.toContain('li@example.com');
  });
});

test('the receipt for an application lists the parts that have arrived, and the decision date that the job promises', () => {
  const { receipt } = mailsIn('en');
  for (const said of [
    '"Ada.pdf"',
    'Jul 14, 2026',
    '> I have shipped two.',
    'https://harbor.test/dashboard/7',
  ])
    expect(receipt?.text).toContain(said);
});

test('in Arabic, a user’s text does not change the direction of the sentence around it', () => {
  const { reply } = mailsIn('ar');
  expect(reply?.subject).toBe(`أُجيب عن سؤالك: \u2068${TITLE}\u2069`);
  expect(reply?.text).toContain('\u2068Northwind\u2069');
  expect(reply?.html).toContain('border-right:3px solid #b8c4ce">\n<div dir="auto">');
});

test.each([
  [
    'en',
    [
      'Pay: not given → €45 an hour',
      'Work type: On site → Remote',
      'Application deadline: May 4, 2026 → Jun 1, 2026',
    ],
  ],
  [
    'de',
    [
      'Vergütung: nicht angegeben → 45\u00a0€ pro Stunde',
      'Arbeitsweise: Vor Ort → Remote',
      'Bewerbungsfrist: 04.05.2026 → 01.06.2026',
    ],
  ],
  [
    'ar',
    [
      'الأجر: \u2068غير مذكور\u2069 ← \u2068\u200f45\u00a0€ في الساعة\u2069',
      'نمط العمل: \u2068في مقر العمل\u2069 ← \u2068عن بُعد\u2069',
      'آخر موعد للتقديم: \u206804\u200f/05\u200f/2026\u2069 ← \u206801\u200f/06\u200f/2026\u2069',
    ],
  ],
] as const)('the changes of a job are described in the language %s', (language, lines) => {
  const changes = {
    before: { pay: null, remote: 'onsite', application_deadline: '2026-05-04', description: 'One' },
    after: {
      pay: { min: 45, max: 45, currency: 'EUR', period: 'hour' },
      remote: 'remote',
      application_deadline: '2026-06-01',
      description: 'Two',
    },
  } as const;
  const texts = textsIn(language);
  expect(changeLines(changes, texts)).toEqual([...lines, `${texts.jobWords.changed.description}.`]);
});
