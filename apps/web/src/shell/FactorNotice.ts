/** The notice is loaded separately, because few users see it. */
export { FactorNotice } from '@skillharbor/ui/layout';
