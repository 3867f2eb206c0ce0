import {
  AlarmClock,
  ArrowLeft,
  ArrowRight,
  Banknote,
  Briefcase,
  Check,
  CircleAlert,
  CircleCheck,
  CircleX,
  EyeOff,
  Hourglass,
  Inbox,
  MapPin,
  Pencil,
  SearchX,
  Trash2,
  Undo2,
  UsersRound,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { english } from '../src/messages/english.ts';
import { theme } from '../src/theme/theme.css.ts';
import { radius, space } from '../src/theme/tokens.ts';

const { accent, line, surface, text } = theme.color;

const { primitives, account, client, applications } = english;

const samples = {
  button: [primitives.retry, primitives.retrying, account.signIn.submitting],
  error: [
    primitives.fileOfOtherType('notes.exe', 'PDF or Word'),
    primitives.fileTooLarge('resume.pdf', '14 MB', '10 MB'),
    primitives.draft.filesLost,
  ],
  question: [client.deleteModal.title, client.deleteModal.explanation('Ferry captain')],
  empty: [applications.list.emptyReason],
};

/** Shows texts of the product, taken from its message catalogue. */
export function Messages({ of }: { of: keyof typeof samples }) {
  return (
    <ul>
      {samples[of].map((message) => (
        <li key={message}>
          <em>{message}</em>
        </li>
      ))}
    </ul>
  );
}

/** The icons that have a fixed meaning in the product, each with its meaning. */
const meanings: readonly { icon: LucideIcon; means: string }[] = [
  { icon: ArrowLeft, means: 'back, beside words; turns around with the text' },
  { icon: ArrowRight, means: 'on, after words; turns around with the text' },
  { icon: X, means: 'close or remove' },
  { icon: Check, means: 'chosen' },
  { icon: Pencil, means: 'edit' },
  { icon: Trash2, means: 'delete' },
  { icon: Undo2, means: 'undo' },
  { icon: MapPin, means: 'a place' },
  { icon: Banknote, means: 'pay' },
  { icon: Briefcase, means: 'the terms of a job' },
  { icon: UsersRound, means: 'applicants, and places for them' },
  { icon: AlarmClock, means: 'a deadline that is near' },
  { icon: Hourglass, means: 'waits for an answer' },
  { icon: CircleCheck, means: 'accepted, succeeded' },
  { icon: CircleX, means: 'declined' },
  { icon: CircleAlert, means: 'an error' },
  { icon: EyeOff, means: 'hidden from others' },
  { icon: Inbox, means: 'nothing here yet' },
  { icon: SearchX, means: 'nothing found' },
];

export function Icons() {
  return (
    <ul
      className="sb-unstyled"
      style={{
        display: 'grid',
        gap: space['12'],
        gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {meanings.map(({ icon: Icon, means }) => (
        <li
          key={means}
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: space['12'],
            padding: space['12'],
            border: `1px solid ${line}`,
            borderRadius: radius.control,
            background: surface,
            color: text,
          }}
        >
          <Icon color={accent} aria-hidden />
          {means}
        </li>
      ))}
    </ul>
  );
}
