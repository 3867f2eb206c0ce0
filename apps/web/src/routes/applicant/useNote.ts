import { noteInputRules } from '@skillharbor/contract';
import type { Application } from '@skillharbor/contract';
import type { ApplicantNote } from '@skillharbor/ui/pages';
import { useSettled } from '@skillharbor/ui/primitives';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noteApplication } from '../../api/applications.ts';
import { useApp } from '../../app/useApp.ts';
import { patchApplication } from '../../applications/patchApplication.ts';
import { useUser } from '../../session/useUser.ts';

/** The pause in typing after which the note is saved, in milliseconds. */
const PAUSE_MS = 800;

/**
 * Edits the client's private note on an application, and saves it after each pause in typing. Until the server has the
 * note, it is a draft on this device, which the next visit of the page saves.
 */
export function useNote(application: Application | null): ApplicantNote {
  const { api, drafts, log, queries } = useApp();
  const path = `${useLocation().pathname}#note`;
  const owner = useUser()?.pk ?? null;
  const [typed, setTyped] = useState(() => {
    const note = drafts.read(path, owner)?.values['note'];
    return typeof note === 'string' ? note : null;
  });
  const [saving, setSaving] = useState<ApplicantNote['saving']>('none');
  const settled = useSettled(typed, PAUSE_MS);
  const latest = useRef(typed);
  /** The note of the last request, or null if there was no request or it failed. */
  const sent = useRef<string | null>(null);
  /** Sends the notes one after another, because the last text must be the last to arrive. */
  const queue = useRef(Promise.resolve());
  const id = application?.id ?? null;

  function save(note: string) {
    if (id === null || note === sent.current || note.length > noteInputRules.note.maxLength) return;
    sent.current = note;
    setSaving('saving');
    queue.current = queue.current.then(async () => {
      try {
        await noteApplication(api, id, note);
        patchApplication(queries, id, { note, noted_by: null });
        if (latest.current !== note) return;
        drafts.remove(path, owner);
        setSaving('saved');
      } catch (error) {
        log('A note was not saved.', error);
        if (sent.current === note) sent.current = null;
        if (latest.current === note) setSaving('failed');
      }
    });
  }

  const saveSettled = useEffectEvent(() => {
    if (settled !== null) save(settled);
  });
  useEffect(() => saveSettled(), [settled, id]);
  const saveRest = useEffectEvent(() => {
    if (latest.current !== null) save(latest.current);
  });
  useEffect(() => () => saveRest(), []);

  return {
    value: typed ?? application?.note ?? '',
    onChange: (note) => {
      latest.current = note;
      setTyped(note);
      setSaving('none');
      drafts.save(path, owner, { note });
    },
    saving,
    onRetry: () => typed !== null && save(typed),
  };
}
