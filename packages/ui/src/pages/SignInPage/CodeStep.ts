/** The second step. It is loaded when the browser is idle, because most users log in without it. */
export { CodeLogInForm } from '../../forms/CodeLogInForm/CodeLogInForm.tsx';
