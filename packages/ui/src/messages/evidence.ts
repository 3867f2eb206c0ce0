/** The texts about the facts that help to judge whether a job is real, and about the domain of a company. */
export const evidence = {
  job: {
    title: 'What is known about this job',
    introduction: 'This site records these facts. Nobody can edit them.',
    loading: 'Loading facts...',
    loadFailed: 'Unable to load these facts. Please try again later.',
    posted: (date: string) => `It was posted on ${date}.`,
    pauses: (count: number, number: string) =>
      count === 1 ? 'It was paused once.' : `It was paused ${number} times.`,
    reopened: (date: string) => `It was opened again on ${date}.`,
    edits: (count: number, number: string) =>
      count === 1
        ? 'It was changed once after people had applied.'
        : `It was changed ${number} times after people had applied.`,
    noApplications: 'Nobody has applied yet.',
    applications: (count: number, received: string, opened: string, decided: string) =>
      `${count === 1 ? '1 application' : `${received} applications`}: ${opened} opened, ${decided} decided.`,
    neverBefore: 'No earlier job here has nearly the same text.',
    before: (count: number, number: string, date: string) =>
      count === 1
        ? `Nearly the same text was posted here once before, on ${date}.`
        : `Nearly the same text was posted here ${number} times before, first on ${date}.`,
    domain: (host: string, date: string) => `On ${date}, the client proved control of the domain ${host}.`,
    noDomain: 'The client has not confirmed a domain.',
  },

  domain: {
    title: 'Domain of your website',
    introduction:
      'Prove that the website is yours, and your company page and your jobs show its domain as confirmed. Do one of the following, then press the button.',
    loading: 'Loading the domain...',
    loadFailed: 'The domain could not be loaded. Please try again later.',
    none: 'Your company has no website with a domain yet. Enter its address above, and save it.',
    record: 'Add a TXT record to your DNS',
    file: 'Or put a text file on your website',
    name: 'Name',
    value: 'Value',
    address: 'Address',
    content: 'Content',
    copyValue: 'Copy value',
    copied: 'Copied.',
    notCopied: 'Copying did not work. Select the value, and copy it.',
    confirm: (host: string) => `Check ${host}`,
    confirming: 'Checking…',
    confirmed: (host: string, date: string) => `${host} has been confirmed since ${date}.`,
    rechecked: 'Leave the record or the file where it is: it is checked again each month.',
    failing: (date: string) =>
      `The value was missing on ${date}. If it is not back within a week of that day, the confirmation ends.`,
    done: 'The domain is confirmed.',
    failed: 'The domain could not be checked. Please try again.',
    ownersOnly: 'Only the owner of the team can confirm the domain.',
  },
};
