'use client';

import type { Application, Freelancer } from '@skillharbor/contract';
import { CircleDollarSign, Clock, Download, FileText, Globe, Mail, MapPin } from 'lucide-react';
import {
  Card,
  Facts,
  Heading,
  Link,
  LinkButton,
  Prose,
  Stack,
  Text,
  useFormat,
  useMessages,
  type Fact,
} from '../../primitives/index.ts';
import { skill as chip } from '../../cards/Profile/Profile.css.ts';
import { portfolioLabel } from '../../cards/Profile/portfolioLabel.ts';
import * as styles from './ApplicantPage.css.ts';

export interface ReadingProps {
  application: Application;
  freelancer: Freelancer;
}

/** The letter, the resume, and the profile: what is read before deciding. */
export function Reading({ application, freelancer }: ReadingProps) {
  const { client, freelancers } = useMessages();
  const words = client.applicant;
  return (
    <div className={styles.reading}>
      <Stack as="section" space="16">
        <Heading level={2}>{words.coverLetter}</Heading>
        <Prose>{application.cover_letter}</Prose>
      </Stack>
      <Stack as="section" space="16">
        <Heading level={2}>{words.resume}</Heading>
        <ResumeCard application={application} />
      </Stack>
      <Stack as="section" space="16">
        <Heading level={2}>{freelancers.facts.about(freelancer.user.first_name)}</Heading>
        <Stack space="24">
          {freelancer.bio ? <Prose>{freelancer.bio}</Prose> : <Text tone="muted">{words.noBio}</Text>}
          <Profile freelancer={freelancer} />
        </Stack>
      </Stack>
    </div>
  );
}

function ResumeCard({ application }: { application: Application }) {
  const words = useMessages().client.applicant;
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
              {words.fileFacts(type.toUpperCase(), format.fileSize(size))}
            </Text>
          </div>
        </div>
        <LinkButton href={application.resume_url} download icon={<Download />}>
          {words.download}
        </LinkButton>
      </div>
    </Card>
  );
}

function Profile({ freelancer }: { freelancer: Freelancer }) {
  const { client, freelancers } = useMessages();
  const { facts } = freelancers;
  const format = useFormat();
  const { experience, hourly_rate, location, portfolio_link, skills, user } = freelancer;

  const known: Fact[] = [];
  if (experience)
    known.push({ term: facts.experience, value: facts.experienceYears(experience), icon: <Clock /> });
  if (hourly_rate !== null) {
    known.push({
      term: facts.hourlyRate,
      value: facts.perHour(format.money(hourly_rate)),
      icon: <CircleDollarSign />,
    });
  }
  if (location) known.push({ term: facts.location, value: <bdi>{location}</bdi>, icon: <MapPin /> });
  if (user.email !== null) {
    known.push({
      term: client.applicant.email,
      value: <Link href={`mailto:${user.email}`}>{user.email}</Link>,
      icon: <Mail />,
    });
  }
  if (portfolio_link) {
    known.push({
      term: facts.portfolio,
      value: (
        <Link href={portfolio_link} newTab>
          {portfolioLabel(portfolio_link) ?? portfolio_link}
        </Link>
      ),
      icon: <Globe />,
    });
  }

  return (
    <Stack space="24">
      {known.length > 0 && <Facts layout="row" items={known} />}
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
