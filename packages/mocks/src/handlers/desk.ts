import type {
  DeskJob,
  FailedMail,
  MailText,
  MailWords,
  PersonAccount,
  SiteSettings,
  SkillUse,
} from '@skillharbor/contract';
import { featureNames, keysOf, recordOf } from '@skillharbor/prose';
import { accountOfUser, desk, deskFigures, examination, skillUses, summaryOfUser } from '../fixtures/desk.ts';
import { routesOf } from '../http.ts';
import { conflict, notFound, pageOf } from '../responses.ts';
import { mailText, mailTextSummaries } from '../fixtures/mailTexts.ts';
import { daysAgo, NOW } from '../fixtures/today.ts';
import type { State, StoredJob } from '../state.ts';

function deskJobOf({ accounts, today }: State, { job, owner, deleted }: StoredJob): DeskJob {
  const user = accounts.find((account) => account.user.pk === owner)?.user;
  const isClosed = job.application_deadline < today;
  return {
    id: job.id,
    title: job.title,
    company: job.company,
    state: deleted ? 'deleted' : !job.is_active ? 'inactive' : isClosed ? 'closed' : 'open',
    owner: user ? { id: owner, name: `${user.first_name} ${user.last_name}` } : null,
    created_at: job.date_posted ?? NOW,
    reports: 0,
    case_id: null,
  };
}

/**
 * Handles the actions of operators. A mail that is sent again always arrives, and a task that is started always
 * succeeds. No action is logged.
 */
export function deskHandlers(state: State) {
  const on = routesOf(state);
  let present = desk;
  let changedMail: MailText = mailText;
  let usedSkills: readonly SkillUse[] = skillUses;
  const settings = (): SiteSettings => {
    const { site, limits } = state;
    return {
      ...limits,
      sign_ups: { value: site.sign_ups, variable: null },
      ...recordOf(featureNames, (name) => ({ value: site[name], variable: null })),
      upload_mib: { value: site.upload_mib, variable: null },
    };
  };
  return [
    on('getDesk', () => ({ status: 200, body: present })),
    on('getDeskFigures', () => ({ status: 200, body: deskFigures })),
    on('retryMails', () => {
      present = { ...present, mails: { waiting: 0, waiting_since: null, failed: [] } };
      return { status: 200, body: present };
    }),
    on('retryMail', ({ params }) => changeMail(params.mailId, () => [])),
    on('giveUpMail', ({ params }) =>
      changeMail(params.mailId, (mail) => [{ ...mail, next_attempt_at: null }]),
    ),
    on('runTask', ({ params }) => {
      if (!present.tasks.some(({ name }) => name === params.taskName)) return notFound;
      present = {
        ...present,
        tasks: present.tasks.map((task) =>
          task.name === params.taskName ? { ...task, state: 'succeeded', failures: 0, error: null } : task,
        ),
      };
      return { status: 200, body: present };
    }),
    on('examineInstallation', () => ({ status: 200, body: examination })),
    on('listPeople', ({ query: { search = '', page }, url }) => {
      const has = (text: string) => text.toLowerCase().includes(search.trim().toLowerCase());
      const found = state.accounts
        .map(({ user }) => summaryOfUser(user))
        .filter(({ name, email }) => has(name) || has(email));
      return { status: 200, body: pageOf(found, url, page) };
    }),
    on('getPerson', ({ params }) => accountWith(params.personId)),
    on('endSessionsOfPerson', ({ params }) => accountWith(params.personId, { sessions: 0 })),
    on('removeFactorsOfPerson', ({ params }) => accountWith(params.personId, { has_passkeys: false })),
    on('sendConfirmationToPerson', ({ params }) => accountWith(params.personId)),
    on('planDeletionOfPerson', ({ params }) => planDeletion(params.personId, daysAgo(-7))),
    on('cancelDeletionOfPerson', ({ params }) => planDeletion(params.personId, null)),
    on('listDeskJobs', ({ query: { search = '', page }, url }) => {
      const text = search.trim().toLowerCase();
      const has = (one: string) => one.toLowerCase().includes(text);
      const found = state.jobs
        .map((stored) => deskJobOf(state, stored))
        .filter(
          ({ id, title, company }) => has(title) || has(company) || text.replace('#', '') === String(id),
        );
      return { status: 200, body: pageOf(found, url, page) };
    }),
    on('listSkillUses', () => ({ status: 200, body: { results: [...usedSkills] } })),
    on('addSkill', ({ body }) => {
      if (isNamed(body.name)) return conflict('skill_exists');
      const id = 1 + Math.max(...usedSkills.map((skill) => skill.id));
      return { status: 201, body: changeSkills([...usedSkills, { ...body, id, freelancers: 0 }]) };
    }),
    on('changeSkill', ({ params, body }) => {
      const changed = usedSkills.find(({ id }) => id === params.skillId);
      if (!changed) return notFound;
      if (isNamed(body.name, changed)) return conflict('skill_exists');
      const change = (skill: SkillUse) => (skill === changed ? { ...skill, ...body } : skill);
      return { status: 200, body: changeSkills(usedSkills.map(change)) };
    }),
    on('mergeSkill', ({ params, body }) => {
      const merged = usedSkills.find(({ id }) => id === params.skillId);
      if (!merged) return notFound;
      const gain = (skill: SkillUse) =>
        skill.id === body.into ? { ...skill, freelancers: skill.freelancers + merged.freelancers } : skill;
      return {
        status: 200,
        body: changeSkills(usedSkills.filter((skill) => skill !== merged).map(gain)),
      };
    }),
    on('listMailTexts', () => ({ status: 200, body: { results: [...mailTextSummaries] } })),
    on('getMailText', ({ params }) =>
      params.mailName === changedMail.name ? { status: 200, body: changedMail } : notFound,
    ),
    on('changeMailText', ({ params, body }) => changeMailText(params, body)),
    on('resetMailText', ({ params }) => changeMailText(params, null)),
    on('getSiteSettings', () => ({ status: 200, body: settings() })),
    on('changeSiteSettings', ({ body }) => {
      const { open_applications, invitations_a_day, questions_a_day, open_jobs, messages_a_day, ...ofSite } =
        body;
      const changed = { open_applications, invitations_a_day, questions_a_day, open_jobs, messages_a_day };
      Object.assign(state.site, ofSite);
      const { limits } = state;
      state.limits = recordOf(keysOf(limits), (name) => ({
        ...limits[name],
        value: changed[name] ?? limits[name].value,
      }));
      return { status: 200, body: settings() };
    }),
  ];

  function changeMailText(
    { mailName, mailLanguage }: { mailName: string; mailLanguage: string },
    own: MailWords | null,
  ) {
    if (mailName !== changedMail.name) return notFound;
    const texts = changedMail.texts.map((text) =>
      text.language === mailLanguage
        ? { ...text, own, subject: own?.subject ?? text.shipped.subject ?? text.subject }
        : text,
    );
    changedMail = { ...changedMail, texts };
    return { status: 200 as const, body: changedMail };
  }

  function planDeletion(id: number, deletesAt: string | null) {
    const user = state.accounts.find((account) => account.user.pk === id)?.user;
    if (user) user.deletes_at = deletesAt;
    return accountWith(id);
  }

  function changeSkills(changed: readonly SkillUse[]) {
    usedSkills = changed;
    return { results: [...usedSkills] };
  }

  function isNamed(name: string, except?: SkillUse) {
    return usedSkills.some((skill) => skill !== except && skill.name.toLowerCase() === name.toLowerCase());
  }

  function changeMail(id: string, change: (mail: FailedMail) => FailedMail[]) {
    const { failed } = present.mails;
    if (!failed.some((mail) => mail.id === id)) return notFound;
    const changed = failed.flatMap((mail) => (mail.id === id ? change(mail) : [mail]));
    present = { ...present, mails: { ...present.mails, failed: changed } };
    return { status: 200 as const, body: present };
  }

  function accountWith(id: number, changed: Partial<PersonAccount> = {}) {
    const user = state.accounts.find((account) => account.user.pk === id)?.user;
    return user ? { status: 200 as const, body: { ...accountOfUser(user), ...changed } } : notFound;
  }
}
