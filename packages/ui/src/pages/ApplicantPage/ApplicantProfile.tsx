'use client';

import type { Application, FreelancerProfile } from '@skillharbor/contract';
import { Clock, Globe, Mail, MapPin } from 'lucide-react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { mailtoAddress } from '../../primitives/Link/addresses.ts';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Description } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { CoverLetter } from '../../cards/CoverLetter/CoverLetter.tsx';
import { PortfolioGallery } from '../../cards/PortfolioGallery/PortfolioGallery.tsx';
import { ResumeCard } from '../../cards/ResumeCard/ResumeCard.tsx';
import { ScreeningAnswers } from '../../cards/ScreeningAnswers/ScreeningAnswers.tsx';
import { SkillList } from '../../cards/Profile/SkillList.tsx';
import { addressLabel } from '../../primitives/Link/addressLabel.ts';
import { ReadingColumn } from '../../layout/ReadingColumns/ReadingColumns.tsx';

export interface ApplicantProfileProps {
  application: Application;
  freelancer: FreelancerProfile;
}

/** Shows what a client reads before deciding: the cover letter, the answers, the résumé and the profile. */
export function ApplicantProfile({ application, freelancer }: ApplicantProfileProps) {
  const client = useClientMessages();
  const freelancers = useFreelancerMessages();
  const messages = client.applicant;
  return (
    <ReadingColumn>
      <Section space="16" title={messages.coverLetter}>
        <CoverLetter application={application} />
      </Section>
      <ScreeningAnswers answers={application.screening_answers} />
      {freelancer.portfolio.length > 0 && (
        <Section space="16" title={freelancers.portfolio.title}>
          <PortfolioGallery pieces={freelancer.portfolio} />
        </Section>
      )}
      {application.resume !== null && (
        <Section space="16" title={messages.resume}>
          <ResumeCard resume={application.resume} href={application.resume_url} />
        </Section>
      )}
      <Section space="16" title={freelancers.facts.about(freelancer.user.first_name)}>
        <Stack space="24">
          {freelancer.bio ? <Prose>{freelancer.bio}</Prose> : <Text tone="muted">{messages.noBio}</Text>}
          <Profile freelancer={freelancer} />
        </Stack>
      </Section>
    </ReadingColumn>
  );
}

function Profile({ freelancer }: { freelancer: FreelancerProfile }) {
  const client = useClientMessages();
  const freelancers = useFreelancerMessages();
  const { facts } = freelancers;
  const { experience, location, portfolio_link, skills, user } = freelancer;

  const known: Description[] = [];
  if (experience)
    known.push({ term: facts.experience, value: facts.experienceYears(experience), icon: <Clock /> });
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
          <SkillList freelancer={freelancer} />
        </Stack>
      )}
    </Stack>
  );
}
