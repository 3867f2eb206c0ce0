'use client';

import type { Freelancer, Role } from '@skillharbor/contract';
import { CalendarCheck, EyeOff, HandCoins, MessagesSquare, Users } from 'lucide-react';
import { useJoiningMessages } from '../../messages/useJoiningMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import {
  icon,
  list,
  overline,
  panel,
  person as personStyle,
  personFacts,
  personName,
  personTexts,
  reason,
  reasonText,
  reasonTitle,
} from './WhyJoin.css.ts';

interface WhyJoinProps {
  role: Role;
  /** A publicly listed freelancer with a portrait, or null if there is none. */
  person: Freelancer | null;
}

const icons = {
  freelancer: { first: <CalendarCheck />, second: <MessagesSquare />, third: <HandCoins /> },
  client: { first: <Users />, second: <EyeOff />, third: <CalendarCheck /> },
};

/** Gives the reasons to join in one of the roles, and shows a member. */
export function WhyJoin({ role, person }: WhyJoinProps) {
  const messages = useJoiningMessages()[role];
  return (
    <section className={panel}>
      <Heading level={2}>{messages.title}</Heading>
      <ul role="list" className={list}>
        {(['first', 'second', 'third'] as const).map((key) => (
          <li key={key} className={reason}>
            <span className={icon}>{icons[role][key]}</span>
            <p className={reasonTitle}>{messages.reasons[key].title}</p>
            <p className={reasonText}>{messages.reasons[key].text}</p>
          </li>
        ))}
      </ul>
      {person && <Person freelancer={person} label={messages.person} />}
    </section>
  );
}

function Person({ freelancer, label }: { freelancer: Freelancer; label: string }) {
  const name = `${freelancer.user.first_name} ${freelancer.user.last_name}`;
  return (
    <figure className={personStyle}>
      <Avatar name={name} src={freelancer.profile_picture} src2x={freelancer.profile_picture_2x} size={64} />
      <figcaption className={personTexts}>
        <span className={overline}>{label}</span>
        <span className={personName}>
          <bdi>{name}</bdi>
        </span>
        <span className={personFacts}>
          <bdi>{freelancer.title}</bdi>
        </span>
        {freelancer.location && (
          <span className={personFacts}>
            <bdi>{freelancer.location}</bdi>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
