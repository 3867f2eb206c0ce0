export type { ContactValues } from './ContactModal/contactForm.ts';
export { ContactModal, type ContactModalProps } from './ContactModal/ContactModal.tsx';
export { LogOutModal, type LogOutModalProps } from './LogOutModal/LogOutModal.tsx';
