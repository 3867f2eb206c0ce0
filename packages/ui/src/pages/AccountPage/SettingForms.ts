export { DigestForm } from '../../forms/DigestForm/DigestForm.tsx';
export { MailChoicesForm } from '../../forms/MailChoicesForm/MailChoicesForm.tsx';
export { NameForm } from '../../forms/NameForm/NameForm.tsx';
export { QuietHoursForm } from '../../forms/QuietHoursForm/QuietHoursForm.tsx';
export { TimeZoneForm } from '../../forms/TimeZoneForm/TimeZoneForm.tsx';
