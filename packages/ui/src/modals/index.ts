export {
  PersonDeletionModal,
  type PersonDeletionModalProps,
} from './PersonDeletionModal/PersonDeletionModal.tsx';
export {
  SkillModal,
  type SkillModalProps,
  type SkillTask,
  type SkillValues,
} from './SkillModal/SkillModal.tsx';
export { CodesModal, type CodesModalProps, type CodesTask } from './CodesModal/CodesModal.tsx';
export { AcceptModal, type AcceptanceValues, type AcceptModalProps } from './AcceptModal/AcceptModal.tsx';
export { emptyMessage, type ContactValues } from './ContactModal/contactValues.ts';
export { ContactModal, type ContactModalProps } from './ContactModal/ContactModal.tsx';
export {
  ChangeAddressModal,
  type AddressChange,
  type ChangeAddressModalProps,
} from './ChangeAddressModal/ChangeAddressModal.tsx';
export { EndAgreementModal, type EndAgreementModalProps } from './EndAgreementModal/EndAgreementModal.tsx';
export { EndSessionModal, type EndSessionModalProps } from './EndSessionModal/EndSessionModal.tsx';
export { ExportDataModal } from './ExportDataModal/ExportDataModal.tsx';
export { type PasswordModalProps } from './PasswordModal/PasswordModal.tsx';
export {
  DeleteAccountModal,
  type DeleteAccountModalProps,
} from './DeleteAccountModal/DeleteAccountModal.tsx';
export {
  CorrectAddressModal,
  type CorrectAddressModalProps,
} from './CorrectAddressModal/CorrectAddressModal.tsx';
export {
  DeactivateJobModal,
  type DeactivateJobModalProps,
} from './DeactivateJobModal/DeactivateJobModal.tsx';
export { DeclineModal, type DeclineModalProps } from './DeclineModal/DeclineModal.tsx';
export { FillJobModal, type FillJobModalProps } from './FillJobModal/FillJobModal.tsx';
export { DeleteJobModal, type DeleteJobModalProps } from './DeleteJobModal/DeleteJobModal.tsx';
export { RevealModal, type RevealModalProps } from './RevealModal/RevealModal.tsx';
export {
  NotifyOfShortlistModal,
  type NotifyOfShortlistModalProps,
} from './NotifyOfShortlistModal/NotifyOfShortlistModal.tsx';
export { NotifyModal, type NotifyModalProps } from './NotifyModal/NotifyModal.tsx';
export { WithdrawModal, type WithdrawModalProps } from './WithdrawModal/WithdrawModal.tsx';
export {
  DeleteQuestionModal,
  type DeleteQuestionModalProps,
} from './DeleteQuestionModal/DeleteQuestionModal.tsx';
export {
  EndBlindReviewModal,
  type EndBlindReviewModalProps,
} from './EndBlindReviewModal/EndBlindReviewModal.tsx';
export { ReportModal, type ReportModalProps } from './ReportModal/ReportModal.tsx';
export { type ReportValues } from './ReportModal/reportValues.ts';
export { LogOutModal, type LogOutModalProps } from './LogOutModal/LogOutModal.tsx';
export { pieceValues, type PieceInput, type PieceValues } from './PortfolioPieceModal/pieceValues.ts';
export {
  PasskeyModal,
  type PasskeyModalProps,
  type PasskeyTask,
  type PasskeyValues,
} from './PasskeyModal/PasskeyModal.tsx';
export {
  PortfolioPieceModal,
  type PortfolioPieceModalProps,
} from './PortfolioPieceModal/PortfolioPieceModal.tsx';
export {
  ProfileResumeModal,
  type ProfileResumeModalProps,
} from './ProfileResumeModal/ProfileResumeModal.tsx';
export type { ProfileResumeFormInput } from './ProfileResumeModal/profileResumeValues.ts';
export { RemoveResumeModal, type RemoveResumeModalProps } from './RemoveResumeModal/RemoveResumeModal.tsx';
export { RemovePieceModal, type RemovePieceModalProps } from './RemovePieceModal/RemovePieceModal.tsx';
export { HandOverModal, type HandOverModalProps } from './HandOverModal/HandOverModal.tsx';
export { RemoveMemberModal, type RemoveMemberModalProps } from './RemoveMemberModal/RemoveMemberModal.tsx';
