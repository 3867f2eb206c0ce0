'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { team } from './team.ts';

export function useTeamMessages(): Messages['team'] {
  return useMessages('team', team);
}
