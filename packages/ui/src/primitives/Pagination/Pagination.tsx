'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Ring } from '../Spinner/Spinner.tsx';
import type { Pages } from '../state.ts';
import { Text } from '../Text/Text.tsx';
import { pagination, status } from './Pagination.css.ts';
import { PageButton } from './PageButton.tsx';

export interface PaginationProps {
  pages: Pages;
  /** The current page, counted from 1. */
  page?: number;
  /** The text that is shown while a page loads. Default: 'Loading more…'. */
  loading?: string;
}

/**
 * Links to the neighbouring pages, and shows nothing if there are none. 'Next' is hidden while a page loads.
 *
 * @use Below a list that has further pages.
 * @content 'Previous' and 'Next', and the number of the page.
 * @keyboard Tab: moves from one link to the other.
 * @keyboard Enter: follows the link.
 * @screenreader navigation: its name.
 * @screenreader status: that the next page is loading, then its number.
 */
export function Pagination({ pages, page, loading }: PaginationProps) {
  const messages = usePrimitiveMessages();
  const next = pages.pending ? undefined : pages.next;
  const nextButton = useRef<HTMLElement>(null);
  const wentBack = useRef(false);
  const isFirst = pages.previous === undefined;

  // The first page has no button 'Previous', so the focus moves to 'Next'.
  useEffect(() => {
    if (isFirst && wentBack.current) nextButton.current?.focus();
    wentBack.current = false;
  }, [isFirst]);

  if (!pages.previous && !next && !pages.pending) return null;
  return (
    <nav aria-label={messages.pagination} className={pagination}>
      {pages.previous && (
        <PageButton
          turn={pages.previous}
          onPress={() => {
            wentBack.current = true;
          }}
        >
          <ArrowLeft />
          {messages.previous}
        </PageButton>
      )}
      {page !== undefined && (
        <Text size="small" tone="muted" numeric>
          {messages.pageNumber(page)}
        </Text>
      )}
      <span role="status" className={status}>
        {pages.pending && (
          <span className={pagination}>
            <Ring />
            {loading ?? messages.loadingMore}
          </span>
        )}
      </span>
      {next && (
        <PageButton ref={nextButton} turn={next}>
          {messages.next}
          <ArrowRight />
        </PageButton>
      )}
    </nav>
  );
}
