'use client';

import { FileText, Upload, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Field, useField } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useFileLimit, useFormat } from '../UiProvider/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { checkFile, dotted } from './checkFile.ts';
import * as styles from './FileField.css.ts';
import { showFile } from './showFile.ts';

export interface FileFieldProps extends FieldProps<File | null> {
  /** The extensions of the allowed files, with or without a dot: ['pdf', 'docx']. */
  accept: readonly string[];
  /** The size of the largest allowed file. The provider's `maxFileBytes` may lower it. */
  maxBytes: number;
  /** The share of the file that has been sent, from 0 to 1. */
  progress?: number;
  /** Makes the field as low as a line of text. Use it below a text, where a file is rare. */
  compact?: boolean;
}

/**
 * Lets the user choose or drop one file. A file of a wrong type or size is refused with a reason, and the earlier file
 * stays.
 *
 * @use For one file with limits on its size and type: a résumé, a picture.
 * @content The hint names the types and the size limit. If a file is refused, the message says which limit it violates.
 * @keyboard Tab: moves to the button that chooses or removes the file.
 * @keyboard Enter: removes the chosen file.
 * @screenreader button: what it does, and to which file.
 */
export function FileField(props: FileFieldProps) {
  const { label, optional, value: file, progress, compact = false } = props;
  const messages = usePrimitiveMessages();
  const format = useFormat();
  const maxBytes = useFileLimit(props.maxBytes);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);

  const accept = props.accept.map(dotted);
  const types = accept.map((extension) => extension.slice(1).toUpperCase());
  const limit = format.fileSize(maxBytes);
  const hint = props.hint ?? messages.fileTypes(format.list(types, 'disjunction'), limit);
  const field = useField({ hint, errors: refusal ? [refusal] : props.errors, required: props.required });
  const sending = progress !== undefined;

  const change = (chosen: File | null) => {
    setRefusal(undefined);
    props.onChange(chosen);
  };

  const refuse = (why: string) => {
    setRefusal(why);
    if (input.current) showFile(input.current, file);
  };

  const take = (chosen: File | undefined) => {
    if (!chosen || sending) return;
    const problem = checkFile(chosen, accept, maxBytes);
    if (problem === 'type') refuse(messages.fileOfOtherType(chosen.name, format.list(types, 'disjunction')));
    else if (problem === 'size')
      refuse(messages.fileTooLarge(chosen.name, format.fileSize(chosen.size), limit));
    else if (problem === 'empty') refuse(messages.fileEmpty(chosen.name));
    else change(chosen);
  };

  // Before hydration, a chosen file is only in the browser's control, so the form takes the file over.
  const adopt = useEffectEvent(() => take(input.current?.files?.[0]));
  useEffect(() => adopt(), []);

  // After a drop or a cancelled dialog, the browser's control and the form may hold different files, so the control
  // gets the form's file.
  useEffect(() => {
    const control = input.current;
    if (!control) return undefined;
    const showChosen = () => showFile(control, file);
    showChosen();
    control.addEventListener('cancel', showChosen);
    return () => control.removeEventListener('cancel', showChosen);
  }, [file]);

  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <div
        className={styles.zone({ over, invalid: field.errors.length > 0, filled: file !== null, compact })}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <input
          {...field.control}
          ref={input}
          type="file"
          name={props.name}
          accept={accept.join(',')}
          disabled={sending}
          className={styles.input}
          // A press empties the control first. Otherwise, the browser would report no change if the user chose the same
          // file again after correcting it.
          onClick={(event) => showFile(event.currentTarget, null)}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
        <span className={styles.icon({ compact })}>{file ? <FileText /> : <Upload />}</span>
        <div className={styles.body}>
          {file ? (
            <>
              <p className={styles.name}>{file.name}</p>
              <p className={styles.detail}>
                {sending ? messages.uploaded(format.percent(progress)) : format.fileSize(file.size)}
              </p>
              {sending && (
                <progress value={progress} max={1} aria-label={file.name} className={styles.track} />
              )}
            </>
          ) : (
            <p>
              <span className={styles.invite}>{messages.chooseFile}</span>{' '}
              <span className={styles.drop}>{messages.dropFile}</span>
            </p>
          )}
        </div>
        {file && !sending && (
          <span className={styles.remove}>
            <IconButton
              label={messages.removeFile(file.name)}
              icon={<X />}
              onClick={() => {
                change(null);
                input.current?.focus();
              }}
            />
          </span>
        )}
      </div>
      <VisuallyHidden role="status">
        {file ? messages.fileChosen(file.name, format.fileSize(file.size)) : ''}
      </VisuallyHidden>
    </Field>
  );
}
