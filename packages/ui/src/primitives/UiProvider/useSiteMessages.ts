'use client';

import { useContext } from 'react';
import type { Messages } from '../../messages/english.ts';
import { site } from '../../messages/site.ts';
import { UiContext } from './context.ts';

export function useSiteMessages(): Messages['site'] {
  return useContext(UiContext).messages?.site ?? site;
}
