'use client';

import type { Application } from '@skillharbor/contract';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { canShortlist } from '../../cards/ShortlistButton/canShortlist.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import type { AskedDecision } from '../../modals/DecisionDialogs/DecisionInPlace.tsx';
import type { Shortcut } from '../../primitives/KeyboardShortcuts/KeyboardShortcuts.tsx';

interface ApplicantKeys {
  list: RefObject<HTMLElement | null>;
  applications: readonly Application[];
  onShortlist: (application: Application, isShortlisted: boolean) => void;
  /** Opens the dialog that accepts or declines an application. */
  onAsk: (asked: AskedDecision) => void;
  /** False for a team member with the role of reader, whose keys only move the focus. */
  mayWrite: boolean;
}

interface KeyedApplicants {
  shortcuts: Shortcut[];
  /**
   * Returns the link that gets the focus after a decision: the link of the next card, because the decided card has
   * moved.
   */
  focusAfter: () => HTMLElement | null;
}

/** Returns the keyboard shortcuts of the list, which move the focus among the cards and act on the focused card. */
export function useApplicantKeys(options: ApplicantKeys): KeyedApplicants {
  const { list, applications, onShortlist, onAsk, mayWrite } = options;
  const messages = useClientMessages().review.shortcuts;
  const decided = useRef<number | null>(null);
  const neighbours = useRef<(string | undefined)[]>([]);
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-application]') ?? [])];
  const focused = () => cards().findIndex((card) => card.contains(document.activeElement));
  const move = (step: 1 | -1) => {
    const all = cards();
    const at = focused();
    applicantLinkIn(at === -1 ? all[0] : all[at + step])?.focus();
  };
  const current = () => {
    const id = Number(cards()[focused()]?.dataset['application']);
    return applications.find((one) => one.id === id);
  };
  const shortlist = () => {
    const application = current();
    if (application && canShortlist(application))
      onShortlist(application, application.shortlisted_at === null);
  };
  const ask = (kind: AskedDecision['kind']) => () => {
    const application = current();
    if (application?.status !== 'pending') return;
    const at = focused();
    neighbours.current = [at + 1, at - 1].map((place) => cards()[place]?.dataset['application']);
    decided.current = application.id;
    onAsk({ id: application.id, kind });
  };
  const focusAfter = () => {
    const isDecided = applications.some(({ id, status }) => id === decided.current && status !== 'pending');
    const candidates = isDecided ? [...neighbours.current, decided.current] : [decided.current];
    const all = cards();
    const found = candidates.map((id) => all.find((card) => card.dataset['application'] === String(id)));
    return applicantLinkIn(found.find((card) => card !== undefined));
  };
  const moves = [
    { key: 'j', label: messages.next, act: () => move(1) },
    { key: 'k', label: messages.previous, act: () => move(-1) },
  ];
  const changes = [
    { key: 's', label: messages.shortlist, act: shortlist },
    { key: 'a', label: messages.accept, act: ask('accept') },
    { key: 'd', label: messages.decline, act: ask('decline') },
  ];
  return { shortcuts: mayWrite ? [...moves, ...changes] : moves, focusAfter };
}

/** Returns the link to the applicant, which is the last link in the card. */
export function applicantLinkIn(card: HTMLElement | null | undefined): HTMLElement | null {
  return [...(card?.querySelectorAll('a') ?? [])].at(-1) ?? null;
}
