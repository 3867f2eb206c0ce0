/** The dialog about passkeys. It is loaded when the browser is idle, because the first view of the page does not need it. */
export { PasskeyModal } from '../../modals/PasskeyModal/PasskeyModal.tsx';
