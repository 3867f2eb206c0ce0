/** Simulates users who write to a running server, and records which writes the server has confirmed. */
import type { MyApplication } from '@skillharbor/contract';
import sharp from 'sharp';
import {
  applyAs,
  created,
  pdfOf,
  postJobAs,
  registerConfirmed,
  requireOk,
  saveProfileAs,
} from '../httpClient.ts';
import type { RemotePerson } from '../httpClient.ts';

export interface Confirmed {
  emails: string[];
  jobs: number[];
  applications: number[];
}

export const nothingConfirmed = (): Confirmed => ({ emails: [], jobs: [], applications: [] });

/**
 * Creates this many clients, each with a job, and the same number of freelancers, each with a picture and an
 * application.
 */
export async function writeSome(address: string, count: number, confirmed: Confirmed): Promise<RemotePerson> {
  const client = await registerConfirmed(address, 'client');
  confirmed.emails.push(client.email);
  for (let index = 0; index < count; index += 1) {
    const job = await postJobAs(address, client.token, `Keeper of lighthouse ${index} – “Ĳsland\\n”`);
    confirmed.jobs.push(job.id);
    const freelancer = await registerConfirmed(address, 'freelancer');
    confirmed.emails.push(freelancer.email);
    await requireOk(await saveProfileAs(address, freelancer, await portrait(index)));
    const resume = pdfOf(1_000 + ((index * 7_919) % 20_000), index);
    const { id } = await created<MyApplication>(await applyAs(address, freelancer.token, job.id, resume));
    confirmed.applications.push(id);
  }
  return client;
}

/** Posts jobs as long as a task runs, and returns the result of the task. */
export async function whileWriting<Result>(
  address: string,
  { token }: RemotePerson,
  task: () => Promise<Result>,
): Promise<{ result: Result; written: number; longestMs: number }> {
  let isOver = false;
  const writing = (async () => {
    let written = 0;
    let longestMs = 0;
    while (!isOver) {
      const started = performance.now();
      await postJobAs(address, token, `Job ${written} during the backup`);
      longestMs = Math.max(longestMs, performance.now() - started);
      written += 1;
    }
    return { written, longestMs };
  })();
  try {
    const result = await task();
    isOver = true;
    return { result, ...(await writing) };
  } finally {
    isOver = true;
  }
}

async function portrait(index: number): Promise<Buffer<ArrayBuffer>> {
  const background = { r: (index * 53) % 256, g: (index * 101) % 256, b: 128 };
  const picture = sharp({ create: { width: 320, height: 320, channels: 3, background } });
  return Buffer.from(await picture.png().toBuffer());
}
