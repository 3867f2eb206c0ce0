'use client';

import { useContext } from 'react';
import { useLayoutMessages } from '../messages/useLayoutMessages.ts';
import { UiContext } from '../primitives/UiProvider/context.ts';
import type { Brand } from '../primitives/UiProvider/brand.ts';
import { Logo } from './Logo/Logo.tsx';

/** Returns the provider's brand, or Skill Harbor by default. */
export function useBrand(): Brand {
  const { brand } = useContext(UiContext);
  const { footerLine, legalLine } = useLayoutMessages();
  return brand ?? { name: 'Skill Harbor', Mark: Logo, footerLine, legalLine };
}
