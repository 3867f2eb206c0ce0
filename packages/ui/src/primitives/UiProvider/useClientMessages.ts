'use client';

import { useContext } from 'react';
import type { Messages } from '../../messages/english.ts';
import { client } from '../../messages/client.ts';
import { UiContext } from './context.ts';

export function useClientMessages(): Messages['client'] {
  return useContext(UiContext).messages?.client ?? client;
}
