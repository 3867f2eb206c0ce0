import { Logo, rasterMark } from '@skillharbor/ui/layout';
import { UiProvider, useLayoutMessages } from '@skillharbor/ui/primitives';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { isUsualBrand } from './usualBrand.ts';
import { useApp } from './useApp.ts';

/** Provides the brand that an operator has chosen, if there is one. */
export function SiteBrand({ children }: { children: ReactNode }) {
  const { brand } = useApp();
  const { brandLine: footerLine, brandLegalLine } = useLayoutMessages();
  const { name, logo, logo_2x: logo2x } = brand;
  const legalLine = brandLegalLine(name);
  const shown = useMemo(
    () => ({ name, Mark: logo === null ? Logo : rasterMark(logo, logo2x), footerLine, legalLine }),
    [name, logo, logo2x, footerLine, legalLine],
  );
  if (isUsualBrand(brand)) return children;
  return <UiProvider brand={shown}>{children}</UiProvider>;
}
