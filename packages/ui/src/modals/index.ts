export { AcceptModal, type AcceptModalProps } from './AcceptModal/AcceptModal.tsx';
export { emptyMessage, type ContactValues } from './ContactModal/contactValues.ts';
export { ContactModal, type ContactModalProps } from './ContactModal/ContactModal.tsx';
export {
  DeactivateJobModal,
  type DeactivateJobModalProps,
} from './DeactivateJobModal/DeactivateJobModal.tsx';
export { DeclineModal, type DeclineModalProps } from './DeclineModal/DeclineModal.tsx';
export { DeleteJobModal, type DeleteJobModalProps } from './DeleteJobModal/DeleteJobModal.tsx';
export { LogOutModal, type LogOutModalProps } from './LogOutModal/LogOutModal.tsx';
