import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';

const outbox = join(process.env['DATA_DIR'] ?? '', 'outbox');

/** Waits for a mail to this address whose subject matches, and parses it. */
export async function mailTo(address: string, subject = /^/): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      [found] = await mailsTo(address, subject);
      return found;
    }, `a mail to ${address}`)
    .toBeDefined();
  if (!found) throw new Error('Unreachable: the mail has arrived by now.');
  return found;
}

/** Returns the mails to this address that have arrived so far and whose subject matches. */
export async function mailsTo(address: string, subject: RegExp): Promise<Email[]> {
  return (await allMails()).filter(
    (mail) => subject.test(mail.subject ?? '') && mail.to?.some((to) => to.address === address),
  );
}

async function allMails(): Promise<Email[]> {
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
}
