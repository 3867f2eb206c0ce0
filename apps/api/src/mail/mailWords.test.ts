/** Tests that operators can change the texts of every mail, and which parts they cannot change. */
import { languageValues } from '@skillharbor/contract';
import { placeholdersIn } from '@skillharbor/prose';
import { describe, expect, test } from 'vitest';
import { mailSubjects, mailTextIn, reword } from './mailWords.ts';
import type { Mail } from './mails.repository.ts';
import { mailsIn } from './samples.ts';

const SITE = 'SITE-NAME';
/** Removes the invisible characters that isolate values in Arabic. */
const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

const nameOf = ({ wording }: Mail) => wording?.name ?? '';

describe.each(languageValues)('the texts of mails in the language %s', (language) => {
  const mails = Object.entries(mailsIn(language));

  test.each(mails)(
    'writing the mail again with its unchanged texts gives the same mail, so every value has a placeholder: %s',
    (_, mail) => {
      const text = mailTextIn(language, nameOf(mail), SITE);
      if (!text) throw new Error('Every mail has a name.');
      const again = reword(mail, text.shipped);
      expect(bare(again.subject)).toBe(bare(mail.subject));
      expect(bare(again.text)).toBe(bare(mail.text));
      expect(bare(again.html)).toBe(bare(mail.html));
    },
  );

  test('the placeholders that a mail offers are those of its own text, and the name of the site', () => {
    for (const { name } of mailSubjects(language, SITE)) {
      const text = mailTextIn(language, name, SITE);
      const named = placeholdersIn(`${text?.shipped.subject ?? ''} ${text?.shipped.body ?? ''}`);
      const offered = text?.placeholders.map((one) => one.name) ?? [];
      expect([name, ...new Set([...named, 'siteName'])].toSorted()).toEqual([name, ...offered].toSorted());
    }
  });
});

test('in every language, each mail has the same name and the same values', () => {
  const [english, ...others] = languageValues.map((language) =>
    mailSubjects(language, SITE).map(({ name }) => {
      const text = mailTextIn(language, name, SITE);
      return {
        name,
        isFixed: text?.shipped.subject === null,
        values: text?.placeholders.map((one) => one.name),
      };
    }),
  );
  expect(english?.length).toBeGreaterThan(60);
  for (const other of others) expect(other).toEqual(english);
});

const { acceptance, contact, newDevice } = mailsIn('en');
const reworded = (mail: Mail | undefined, subject: string | null, body: string) => {
  if (!mail) throw new Error('The sample exists.');
  return reword(mail, { subject, body });
};

test('an operator’s text appears between the greeting and the text that a user has written', () => {
  const { subject, text, html } = reworded(
    acceptance,
    'Hired: {jobTitle}',
    '{company} <b>wants</b> you.\n\n\nSee {siteName}.',
  );
  expect(subject).toBe('Hired: Harbour “pilot” 2');
  expect(text).toMatch(/^Hello Ada,\n\nNorthwind <b>wants<\/b> you\.\n\nSee SITE-NAME\.\n\nNorthwind wrote:/);
  expect(html).toContain('>Northwind &lt;b&gt;wants&lt;/b&gt; you.</p>');
});

test('if an operator changes the text of a mail, its link, its facts and its end stay the same', () => {
  const { text, href } = reworded(newDevice, 'Login', 'Was it you?');
  expect(text).toContain('See where you are logged in:\nhttps://harbor.test/account');
  expect(text).toContain('https://harbor.test/forgot-password');
  expect(href).toBe('https://harbor.test/account');
});

test('operators cannot change a subject that a visitor has written', () => {
  expect(reworded(contact, 'Ours', 'Somebody wrote.').subject).toBe(
    'A visitor to your profile has written to you',
  );
});
