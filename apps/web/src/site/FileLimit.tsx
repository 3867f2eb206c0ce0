import { UiProvider } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../app/useApp.ts';
import { siteQuery } from './siteQuery.ts';

const MIB = 1024 * 1024;

/** Limits the file fields of a page to the size that the operator has set. */
export function FileLimit({ children }: { children: ReactNode }) {
  const { data: site } = useQuery(siteQuery(useApp()));
  return <UiProvider maxFileBytes={site && site.upload_mib * MIB}>{children}</UiProvider>;
}
