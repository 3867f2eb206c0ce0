/** The second step of logging in. It loads when the browser is idle, because most users log in without it. */
export { CodeLogInForm } from '../../forms/CodeLogInForm/CodeLogInForm.tsx';
