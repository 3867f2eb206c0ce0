/** The dialog about passkeys. It is loaded on demand, because the first view of the page does not need it. */
export { PasskeyModal } from '../../modals/PasskeyModal/PasskeyModal.tsx';
