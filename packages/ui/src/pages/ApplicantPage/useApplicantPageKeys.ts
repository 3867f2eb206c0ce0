'use client';

import type { Application } from '@skillharbor/contract';
import { useEffect, useRef } from 'react';
import { canShortlist } from '../../cards/ShortlistButton/canShortlist.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import type { TypedDecision } from '../../modals/DecisionDialogs/DecisionDialogs.tsx';
import type { Shortcut } from '../../primitives/KeyboardShortcuts/KeyboardShortcuts.tsx';
import type { Pages, PageTurn } from '../../primitives/state.ts';

interface ApplicantPageKeys {
  /** The application, or null until it is loaded. */
  application: Application | null;
  neighbours: Pages;
  onShortlist: (isShortlisted: boolean) => void;
  /** Opens the dialog that accepts or declines the application. */
  onAsk: (kind: TypedDecision['kind']) => void;
  /** False for a team member with the role of reader, whose keys only move between applicants. */
  mayWrite: boolean;
}

/** Returns the keyboard shortcuts of the page of one applicant. */
export function useApplicantPageKeys(options: ApplicantPageKeys): Shortcut[] {
  const { application, neighbours, onShortlist, onAsk, mayWrite } = options;
  const messages = useClientMessages().review.shortcuts;
  // The user may press a key before the neighbouring applicants are known, so the chosen direction is stored until they
  // are known.
  const wanted = useRef<'previous' | 'next'>(null);
  useEffect(() => {
    if (neighbours.pending || wanted.current === null) return;
    const page = neighbours[wanted.current];
    wanted.current = null;
    turn(page)?.();
  }, [neighbours]);
  const go = (where: 'previous' | 'next') => () => {
    if (neighbours.pending) wanted.current = where;
    else turn(neighbours[where])?.();
  };
  const isPending = application?.status === 'pending';
  const shortlist =
    application && canShortlist(application)
      ? () => onShortlist(application.shortlisted_at === null)
      : undefined;
  const moves = [
    { key: 'j', label: messages.next, act: go('next') },
    { key: 'k', label: messages.previous, act: go('previous') },
  ];
  const changes = [
    { key: 's', label: messages.shortlist, act: shortlist },
    { key: 'a', label: messages.accept, act: isPending ? () => onAsk('accept') : undefined },
    { key: 'd', label: messages.decline, act: isPending ? () => onAsk('decline') : undefined },
  ];
  return mayWrite ? [...moves, ...changes] : moves;
}

function turn(page: PageTurn | undefined): (() => void) | undefined {
  return typeof page === 'function' ? page : page?.onFollow;
}
