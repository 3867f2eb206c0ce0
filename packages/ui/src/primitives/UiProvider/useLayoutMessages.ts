'use client';

import { useContext } from 'react';
import type { Messages } from '../../messages/english.ts';
import { layout } from '../../messages/layout.ts';
import { UiContext } from './context.ts';

export function useLayoutMessages(): Messages['layout'] {
  return useContext(UiContext).messages?.layout ?? layout;
}
