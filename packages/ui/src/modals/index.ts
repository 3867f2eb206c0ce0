export { LogOutModal, type LogOutModalProps } from './LogOutModal/LogOutModal.tsx';
