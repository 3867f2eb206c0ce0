/** The texts about confirming an email address. */
export const confirmation = {
  notice: {
    title: 'Confirm your email address',
    text: (email: string) =>
      `We sent a link to ${email}. Until you open it, nothing that you prepare reaches anyone else.`,
    send: 'Send again',
    sending: 'Sending…',
    sent: 'The email is on its way.',
    sendFailed: 'The email could not be sent. Please try again.',
    correct: 'Correct the address',
    openMail: 'Open the email',
  },
  correctModal: {
    title: 'Correct the address',
    intro: 'We send a new link to this address. The earlier link stops working.',
    labels: { email: 'Email' },
    submit: 'Save and send',
    submitting: 'Saving…',
    cancel: 'Cancel',
    done: (email: string) => `An email is on its way to ${email}.`,
  },
  page: {
    title: 'Confirm your email address',
    question: 'Press the button to confirm that the email with this link reached you.',
    confirm: 'Confirm the address',
    confirming: 'Confirming…',
    doneTitle: 'Your address is confirmed',
    done: (email: string) => `${email} is confirmed. Our emails go there, and what you send reaches others.`,
    next: 'Go on',
    failed: 'The address could not be confirmed. Please try again.',
    unusable: 'This link no longer works. It works for 7 days, unless the address was corrected.',
    noToken: 'This link is not complete. Open the link in the email again.',
  },
  restorePage: {
    title: 'Take the change of address back',
    question:
      'Press the button if you did not change the address of your account. That restores this address, logs everyone out, and sends you a link for a new password.',
    confirm: 'Restore my address',
    confirming: 'Restoring…',
    doneTitle: 'Your address is restored',
    done: (email: string) =>
      `The account belongs to ${email} again. The old password no longer works: an email with a link for a new one is on its way.`,
    next: 'Go on',
    failed: 'The address could not be restored. Please try again.',
    unusable: 'This link no longer works. It works once, for 7 days.',
    noToken: 'This link is not complete. Open the link in the email again.',
  },
};
