import { postJob, sender } from '../people.ts';
import type { OperationParts } from '../requests.ts';
import type { TestWorld } from '../testWorld.ts';

const ofJob = async ({ client }: TestWorld) => ({
  subject: { kind: 'job' as const, id: (await postJob(client)).id },
  reason: 'scam' as const,
});

/** Reports a new job, and returns the receipt. */
async function report(world: TestWorld): Promise<{ number: string; token: string }> {
  const body = await ofJob(world);
  return (
    await sender(world.server)<{ number: string; token: string }>('POST', '/api/moderation/reports/', {
      body,
    })
  ).body;
}

export const moderationParts = {
  sendReport: async (world) => ({ fields: { ...(await ofJob(world)), email: undefined } }),
  readReport: async (world) => ({ fields: { token: (await report(world)).token } }),
} satisfies OperationParts;
