/** Inserts invitations to sign up in every state except withdrawn. Nobody knows the secrets of their links. */
import { randomBytes, randomUUID } from 'node:crypto';
import { insertSignUpInvitation } from '../marketplace/signUpInvitations/signUpInvitations.repository.ts';
import type { Queries } from '../platform/database/tables.ts';
import { dayOf } from '../platform/time/clock.ts';
import { daysBefore } from './dates.ts';

interface DemoInvitation {
  email: string | null;
  note: string;
  maxUses: number;
  uses: number;
  /** The number of days since the invitation was made, and the number of days until it ends. */
  madeBefore: number;
  endsIn: number;
}

const invitations: readonly DemoInvitation[] = [
  { email: 'ines.duarte@example.com', note: '', maxUses: 1, uses: 0, madeBefore: 1, endsIn: 13 },
  { email: null, note: 'Sailmakers’ fair', maxUses: 25, uses: 7, madeBefore: 5, endsIn: 9 },
  { email: 'tomas.lind@example.com', note: '', maxUses: 1, uses: 1, madeBefore: 12, endsIn: 2 },
  { email: null, note: 'Spring course', maxUses: 10, uses: 4, madeBefore: 40, endsIn: -26 },
];

export async function insertSignUpInvitations(queries: Queries, now: Date): Promise<void> {
  for (const { email, note, maxUses, uses, madeBefore, endsIn } of invitations)
    await insertSignUpInvitation(queries, {
      id: randomUUID(),
      token_hash: randomBytes(32),
      email,
      note,
      max_uses: maxUses,
      uses,
      created_at: daysBefore(now, madeBefore),
      last_day: dayOf(daysBefore(now, -endsIn)),
      withdrawn_at: null,
    });
}
