'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Ring } from '../Spinner/Spinner.tsx';
import type { Pages } from '../state.ts';
import { Text } from '../Text/Text.tsx';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import { pagination } from './Pagination.css.ts';

export interface PaginationProps {
  pages: Pages;
  /** The present page, from 1. */
  page?: number;
}

/** The way to the neighbouring pages; nothing at all where there are none. While one is loading, Next is away. */
export function Pagination({ pages, page }: PaginationProps) {
  const words = usePrimitiveMessages();
  const next = pages.pending ? undefined : pages.next;
  const nextButton = useRef<HTMLButtonElement>(null);
  const wentBack = useRef(false);
  const isFirst = pages.previous === undefined;

  // Previous goes away with the second page: whoever pressed it goes on from its neighbour.
  useEffect(() => {
    if (isFirst && wentBack.current) nextButton.current?.focus();
    wentBack.current = false;
  }, [isFirst]);

  if (!pages.previous && !next && !pages.pending) return null;
  return (
    <nav aria-label={words.pagination} className={pagination}>
      {pages.previous && (
        <Button
          icon={<ArrowLeft />}
          onClick={() => {
            wentBack.current = true;
            pages.previous?.();
          }}
        >
          {words.previous}
        </Button>
      )}
      {page !== undefined && (
        <Text size="small" tone="muted" numeric>
          {words.pageNumber(page)}
        </Text>
      )}
      <span role="status">
        {pages.pending && (
          <span className={pagination}>
            <Ring />
            {words.loadingMore}
          </span>
        )}
      </span>
      {next && (
        <Button ref={nextButton} onClick={next} iconEnd={<ArrowRight />}>
          {words.next}
        </Button>
      )}
    </nav>
  );
}
