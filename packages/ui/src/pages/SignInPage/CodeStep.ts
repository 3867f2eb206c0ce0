/** The second step of logging in. Its code loads on demand, because most users log in without it. */
export { CodeLogInForm } from '../../forms/CodeLogInForm/CodeLogInForm.tsx';
