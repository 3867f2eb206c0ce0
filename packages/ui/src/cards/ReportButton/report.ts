'use client';

import type { ReportSubject } from '@skillharbor/contract';
import { createContext, useContext } from 'react';

/** The object of a report. */
export interface Reportable {
  /**
   * The subjects that the user can report, such as a profile and its picture. If there are several, the user chooses
   * one of them.
   */
  subjects: readonly [ReportSubject, ...ReportSubject[]];
  /** The title or the name of the reported item. */
  name: string;
}

/**
 * Provides the function that opens the dialog. Many pages have something to report, so a React context provides the
 * function. Without a provider, no page has a button.
 */
export const ReportContext = createContext<((reportable: Reportable) => void) | null>(null);

export function useReport(): ((reportable: Reportable) => void) | null {
  return useContext(ReportContext);
}
