'use client';

import type { Application, Freelancer } from '@skillharbor/contract';
import { Banknote, Clock, Download, FileText, Globe, Mail, MapPin } from 'lucide-react';
import { Card } from '../../primitives/Card/Card.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { mailtoAddress } from '../../primitives/Link/addresses.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import { useFreelancerMessages } from '../../primitives/UiProvider/useFreelancerMessages.ts';
import type { Description } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { skill as chip } from '../../cards/Profile/Profile.css.ts';
import { addressLabel } from '../../primitives/Link/addressLabel.ts';
import * as styles from './ApplicantPage.css.ts';

export interface ApplicantProfileProps {
  application: Application;
  freelancer: Freelancer;
}

/** The letter, the resume and the profile: what a client reads before deciding. */
export function ApplicantProfile({ application, freelancer }: ApplicantProfileProps) {
  const client = useClientMessages();
  const freelancers = useFreelancerMessages();
  const messages = client.applicant;
  return (
    <div className={styles.reading}>
      <Section space="16" title={messages.coverLetter}>
        <Prose>{application.cover_letter}</Prose>
      </Section>
      <Section space="16" title={messages.resume}>
        <ResumeCard application={application} />
      </Section>
      <Section space="16" title={freelancers.facts.about(freelancer.user.first_name)}>
        <Stack space="24">
          {freelancer.bio ? <Prose>{freelancer.bio}</Prose> : <Text tone="muted">{messages.noBio}</Text>}
          <Profile freelancer={freelancer} />
        </Stack>
      </Section>
    </div>
  );
}

function ResumeCard({ application }: { application: Application }) {
  const messages = useClientMessages().applicant;
  const format = useFormat();
  const { name, type, size } = application.resume;
  return (
    <Card>
      <div className={styles.resume}>
        <div className={styles.file}>
          <span className={styles.fileIcon}>
            <FileText />
          </span>
          <div className={styles.fileName}>
            <Text weight="medium">
              <bdi>{name}</bdi>
            </Text>
            <Text size="small" tone="muted" numeric>
              {messages.fileFacts(type.toUpperCase(), format.fileSize(size))}
            </Text>
          </div>
        </div>
        <LinkButton href={application.resume_url} download icon={<Download />}>
          {messages.download}
        </LinkButton>
      </div>
    </Card>
  );
}

function Profile({ freelancer }: { freelancer: Freelancer }) {
  const client = useClientMessages();
  const freelancers = useFreelancerMessages();
  const { facts } = freelancers;
  const format = useFormat();
  const { experience, hourly_rate, location, portfolio_link, skills, user } = freelancer;

  const known: Description[] = [];
  if (experience)
    known.push({ term: facts.experience, value: facts.experienceYears(experience), icon: <Clock /> });
  if (hourly_rate !== null) {
    known.push({
      term: facts.hourlyRate,
      value: facts.perHour(format.money(hourly_rate, freelancer.rate_currency)),
      icon: <Banknote />,
    });
  }
  if (location) known.push({ term: facts.location, value: <bdi>{location}</bdi>, icon: <MapPin /> });
  if (user.email !== null) {
    known.push({
      term: client.applicant.email,
      value: <Link href={mailtoAddress(user.email)}>{user.email}</Link>,
      icon: <Mail />,
    });
  }
  const portfolio = addressLabel(portfolio_link);
  if (portfolio !== null) {
    known.push({
      term: facts.portfolio,
      value: (
        <Link href={portfolio_link} newTab>
          {portfolio}
        </Link>
      ),
      icon: <Globe />,
    });
  }

  return (
    <Stack space="24">
      {known.length > 0 && <DescriptionList layout="row" items={known} />}
      {skills.length > 0 && (
        <Stack space="8">
          <Heading level={3} size="tiny">
            {facts.skills}
          </Heading>
          <ul role="list" className={styles.skills}>
            {skills.map((skill) => (
              <li key={skill.id} className={chip}>
                {skill.name}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
