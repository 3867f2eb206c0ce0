import type { ReactNode } from 'react';
import { actions, fields, frame, layout } from './JobAssistant.css.ts';

export interface JobFormLayoutProps {
  fields: ReactNode;
  assistant: ReactNode;
  actions: ReactNode;
}

/** Places the assistant beside a wide form, and between the fields and the actions of a narrow one. */
export function JobFormLayout(props: JobFormLayoutProps) {
  return (
    <div className={frame}>
      <div className={layout}>
        <div className={fields}>{props.fields}</div>
        {props.assistant}
        <div className={actions}>{props.actions}</div>
      </div>
    </div>
  );
}
