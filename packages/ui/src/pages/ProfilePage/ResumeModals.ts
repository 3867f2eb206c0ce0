/** The dialogs of the saved resumes. They are loaded on demand, because the first view does not need them. */
export { ProfileResumeModal } from '../../modals/ProfileResumeModal/ProfileResumeModal.tsx';
export { RemoveResumeModal } from '../../modals/RemoveResumeModal/RemoveResumeModal.tsx';
