/**
 * The steps for one-time codes, and the library that draws their QR code. They are loaded on demand, because most
 * visits to the page need neither.
 */
export { CodesModal } from '../../modals/CodesModal/CodesModal.tsx';
export { CodesSetup } from './CodesSetup.tsx';
export { RecoveryCodes } from './RecoveryCodes.tsx';
