import { SITE_NAME } from '../../siteName.ts';

/** The values in a mail about a login. The name of an unknown browser or system is empty. */
type NewDevice = Record<'browser' | 'system' | 'time' | 'forgotPassword', string>;

/** The texts of the mails about the account and about signing in. */
export const englishAccountMails = {
  passwordReset: {
    subject: 'Choose a new password',
    paragraphs: [`We received a request to choose a new password for your ${SITE_NAME} account.`],
    button: 'Choose a new password',
    closing:
      'The link works once and for one hour. If you did not ask for it, ignore this email: nothing has changed.',
  },

  confirmation: {
    subject: 'Confirm your email address',
    paragraphs: [`Someone signed up at ${SITE_NAME} with this email address.`],
    button: 'Confirm the address',
    closing:
      'The link works for 7 days. If it was not you, ignore this email: without the confirmation, the account is deleted after 7 days.',
  },

  signUpInvitation: ({ day }: { day: string }) => ({
    subject: `You are invited to join ${SITE_NAME}`,
    paragraphs: [`The operators of ${SITE_NAME} invite you to sign up with this email address.`],
    button: 'Sign up',
    closing: `The link works once, until ${day}. If you did not expect it, ignore this email: nothing happens.`,
  }),

  newAddress: {
    subject: 'Confirm your new email address',
    paragraphs: [`Someone entered this email address as the new one of their ${SITE_NAME} account.`],
    button: 'Confirm the address',
    closing: 'The link works for 7 days. If it was not you, ignore this email: nothing has changed.',
  },

  addressChanged: {
    subject: 'Your email address was changed',
    paragraphs: [
      `Your ${SITE_NAME} account has another email address now, and our emails go there.`,
      'If it was you, there is nothing to do. If it was not, take the change back within 7 days: that restores this address, logs everyone out, and sends you a link for a new password.',
    ],
    button: 'Take the change back',
    closing: 'If it was not you, someone knew your password. Then also change it wherever else you use it.',
  },

  deletion: ({ day, reason }: { day: string; reason: string | null }) => ({
    subject: `Your account will be deleted on ${day}`,
    paragraphs: [
      reason === null
        ? `You asked us to delete your ${SITE_NAME} account. That happens on ${day}, and cannot be taken back afterwards.`
        : `Those who run this site delete your ${SITE_NAME} account at your request. That happens on ${day}, and cannot be taken back afterwards.`,
      ...(reason === null ? [] : [`They write: “${reason}”`]),
      'Until then, nothing changes. You can get a copy of your data, and you can keep the account: log in and choose “Keep my account”.',
    ],
    button: 'Keep my account',
    closing: 'If it was not you, log in, keep the account, and change your password.',
  }),

  addressTaken: {
    subject: 'You already have an account',
    paragraphs: [
      `Someone entered this email address at ${SITE_NAME}, where it already has an account.`,
      'If it was you, log in with the password that you have, or choose a new one.',
    ],
    button: 'Log in',
    closing: 'If it was not you, ignore this email: nothing has changed.',
  },

  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [`The password of your ${SITE_NAME} account was changed.`],
    button: 'Choose a new password',
    closing:
      'If it was you, there is nothing to do. If it was not, choose a new password now: that logs out everyone else. Then also change the password of your mailbox, which someone may have read. Passkeys stay: you can remove them in your account.',
  },

  newDevice: ({ browser, system, time, forgotPassword }: NewDevice) => ({
    subject: `A new login${browser && ` with ${browser}`}${system && ` on ${system}`}`,
    paragraphs: [
      `Someone logged in to your ${SITE_NAME} account${browser && ` with ${browser}`}${system && ` on ${system}`}, on ${time}. This browser had not logged in to it before, or its cookies were deleted.`,
      'If it was you, there is nothing to do. If it was not, log the device out and change your password now.',
    ],
    button: 'See where you are logged in',
    closing: `If you cannot log in, choose a new password, which logs out everyone else: ${forgotPassword}`,
  }),

  passkeyAdded: (passkey: string) => ({
    subject: 'A passkey was added to your account',
    paragraphs: [
      `The passkey “${passkey}” was added to your ${SITE_NAME} account. Anyone who has it can log in.`,
    ],
    button: 'See your passkeys',
    closing:
      'If it was you, there is nothing to do. If it was not, remove the passkey, choose a new password, and log out everywhere else.',
  }),

  passkeyRemoved: (passkey: string) => ({
    subject: 'A passkey was removed from your account',
    paragraphs: [
      `The passkey “${passkey}” was removed from your ${SITE_NAME} account. It can no longer log in.`,
    ],
    button: 'See your passkeys',
    closing:
      'If it was you, there is nothing to do. If it was not, choose a new password, and log out everywhere else.',
  }),

  codesTurnedOn: {
    subject: 'One-time codes are on for your account',
    paragraphs: [
      `Logging in to your ${SITE_NAME} account with the password now takes a code from an authenticator app as well.`,
    ],
    button: 'See your account',
    closing:
      'If it was you, keep the recovery codes in a safe place. If it was not, someone knows your password: turn the codes off on a device where you are still logged in, choose a new password, and log out everywhere else. If you are logged in nowhere, write to those who run this site.',
  },

  recoveryCodesRenewed: {
    subject: 'Your recovery codes were renewed',
    paragraphs: [
      `Your ${SITE_NAME} account has ten new recovery codes. Each of them logs in once, in place of a code from the authenticator app. The earlier ones no longer work.`,
    ],
    button: 'See your account',
    closing:
      'If it was you, keep them in a safe place. If it was not, renew them again, choose a new password, and log out everywhere else.',
  },

  factorsRemoved: {
    subject: 'Passkeys and one-time codes were removed from your account',
    paragraphs: [
      `Those who run this site have removed the passkeys and the one-time codes of your ${SITE_NAME} account. The password alone logs in.`,
    ],
    button: 'See your account',
    closing: 'If you did not ask them to, choose a new password, and write to them.',
  },

  sessionsEnded: {
    subject: 'You are logged out on all devices',
    paragraphs: [
      `Those who run this site have ended all sessions of your ${SITE_NAME} account, as they do when a stranger may have been in it.`,
      'Your account and your password stay as they are. Log in again to go on.',
    ],
    button: 'See your account',
    closing: 'If you did not ask them to, choose a new password, and write to them.',
  },

  deletionCancelled: {
    subject: 'Your account stays',
    paragraphs: [
      `Those who run this site have cancelled the deletion of your ${SITE_NAME} account. It stays as it is.`,
    ],
    button: 'See your account',
    closing: 'If you still want to delete it, you can do so on the page of your account.',
  },

  codesTurnedOff: {
    subject: 'One-time codes are off for your account',
    paragraphs: [`Logging in to your ${SITE_NAME} account takes no code from an authenticator app any more.`],
    button: 'See your account',
    closing:
      'If it was you, there is nothing to do. If it was not, choose a new password, and log out everywhere else.',
  },

  recoveryCodeUsed: (left: number) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      `Someone logged in to your ${SITE_NAME} account with the password and a recovery code. Recovery codes left: ${left}.`,
    ],
    button: 'See your account',
    closing:
      'If it was you, renew the codes in your account before they run out. If it was not, choose a new password, renew the recovery codes, and log out everywhere else.',
  }),
};

export type AccountMails = typeof englishAccountMails;
