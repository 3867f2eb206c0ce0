'use client';

import type { ReportSubject } from '@skillharbor/contract';
import { createContext, useContext } from 'react';

/** What a button reports. */
export interface Reportable {
  /** The subjects of which the user chooses one, such as a profile and its picture. */
  subjects: readonly [ReportSubject, ...ReportSubject[]];
  /** The title or the name of what is reported. */
  name: string;
}

/**
 * Provides the function that opens the dialog, because many pages have something to report. Without a provider, no page has
 * a button.
 */
export const ReportContext = createContext<((reportable: Reportable) => void) | null>(null);

export function useReport(): ((reportable: Reportable) => void) | null {
  return useContext(ReportContext);
}
